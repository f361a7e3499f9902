import { defineTexts } from '#core/texts.ts'
import { createStore } from './store.ts'

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
  reload: { tr: 'Yeniden yükle', de: 'Neu laden', en: 'Reload' },
})

/** True once a part was missing because the server runs another release than this page. */
export const hasOtherRelease = createStore(false)

/** The start page names the files of the release that runs now; another one names other files. */
async function isOtherRelease(): Promise<boolean> {
  const page = await (await fetch('/', { cache: 'no-store' })).text()
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  return Boolean(entry) && !page.includes(entry ?? '')
}

/** Finds out why a part could not be fetched; from then on a new release is announced on the whole page. */
export async function whyMissing(): Promise<PartProblem> {
  try {
    if (!hasOtherRelease.get() && !(await isOtherRelease())) return 'missing'
    hasOtherRelease.set(true)
    return 'release'
  } catch {
    return 'offline'
  }
}
