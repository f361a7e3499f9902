import { defineTexts } from '#core/texts/texts.ts'
import { createStore } from '../store.ts'

/** Why a part of the app could not be fetched. */
export type PartProblem = 'offline' | 'release' | 'missing' | 'unknown'

/** Loaded from the start: it is needed when nothing more can be fetched. */
export const releaseTexts = defineTexts({
  failed: {
    tr: 'Bu ekran gösterilemiyor',
    de: 'Dieser Bildschirm kann nicht gezeigt werden',
    en: 'This screen cannot be shown',
  },
  offline: {
    tr: 'Sunucuya ulaşılamıyor. Bağlantı gelince yeniden denenir.',
    de: 'Der Server ist nicht erreichbar. Sobald die Verbindung steht, wird es noch einmal versucht.',
    en: 'The server cannot be reached. It is tried again as soon as the connection is back.',
  },
  release: {
    tr: 'Yeni bir sürüm var. Girdiklerinizi kaydedin ve sayfayı yeniden yükleyin.',
    de: 'Es gibt eine neue Version. Speichern Sie, was Sie eingegeben haben, und laden Sie die Seite neu.',
    en: 'There is a new version. Save what you have entered and reload the page.',
  },
  missing: {
    tr: 'Ekranın bir parçası yüklenemedi.',
    de: 'Ein Teil davon konnte nicht geladen werden.',
    en: 'A part of it could not be loaded.',
  },
  unknown: {
    tr: 'Beklenmeyen bir hata oluştu.',
    de: 'Ein unerwarteter Fehler ist aufgetreten.',
    en: 'An unexpected error occurred.',
  },
  reload_waits: {
    tr: 'Sunucuya şu anda ulaşılamıyor. Girdikleriniz kaybolmasın diye sayfa yenilenmedi; birazdan tekrar deneyin.',
    de: 'Der Server ist gerade nicht erreichbar. Die Seite wurde nicht neu geladen, damit nichts verloren geht. Versuchen Sie es gleich noch einmal.',
    en: 'The server cannot be reached right now. The page was not reloaded, so that nothing is lost. Try again in a moment.',
  },
  reload: { tr: 'Yeniden yükle', de: 'Neu laden', en: 'Reload' },
})

/** True once a part was missing because the server runs another release than this page. */
export const hasOtherRelease = createStore(false)

/** The file with which the start page of a release begins; null for a page that is not the app's own. */
const entryOf = (page: string) => /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(page)?.[1] ?? null

/**
 * The start page names the files of the release that runs now; another one names other files. Only the app itself can
 * say so: the page of a proxy that does not reach it says nothing.
 */
async function isOtherRelease(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' })
  const there = answer.ok ? entryOf(await answer.text()) : null
  if (there === null) throw new Error('the app did not answer')
  const here = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  return Boolean(here) && there !== here
}

const AGAIN_MS = 10_000
let asking: ReturnType<typeof setTimeout> | undefined

/** A release that was announced may go away again, as when an update is taken back. */
function askAgain(): void {
  clearTimeout(asking)
  asking = setTimeout(() => void whyMissing(), AGAIN_MS)
}

/** Finds out why a part could not be fetched; a new release is announced on the whole page for as long as it runs. */
export async function whyMissing(): Promise<PartProblem> {
  try {
    hasOtherRelease.set(await isOtherRelease())
    if (hasOtherRelease.get()) askAgain()
    return hasOtherRelease.get() ? 'release' : 'missing'
  } catch {
    if (hasOtherRelease.get()) askAgain()
    return 'offline'
  }
}
