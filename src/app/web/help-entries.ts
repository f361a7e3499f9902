import { say, type Language } from '#core/texts/texts.ts'
import { firstSentence, pageFor, type HelpPage } from '#modules/help/domain/help-page.ts'
import type { Remedy } from '#modules/help/domain/remedy.ts'
import { REMEDY } from '#platform/web/records/requests.ts'
import type { ScreenEntry } from '#platform/web/shell/palette-entry.ts'

/** A page for each screen of the person, found by the name of the screen and its first sentence. */
export const helpFor = (
  pages: readonly HelpPage[],
  screens: readonly ScreenEntry[],
  language: Language,
): ScreenEntry[] =>
  screens.flatMap(({ key, label, to }) => {
    const page = pageFor(pages, to)
    return page ? [{ key: `help-${key}`, label, hint: firstSentence(say(page.body, language)), to }] : []
  })

/** What to do about the refusals of the person's screens. */
export const remediesFor = (
  remedies: readonly Remedy[],
  screens: readonly ScreenEntry[],
  language: Language,
): ScreenEntry[] => {
  const own = new Set(screens.map(({ to }) => to))
  return remedies
    .filter((remedy) => remedy.screens.some((path) => own.has(path)))
    .map(({ codes: [code = ''], about, todo }) => ({
      key: `remedy-${code}`,
      label: say(about, language),
      hint: firstSentence(say(todo, language)),
      to: `${REMEDY}${code}`,
    }))
}
