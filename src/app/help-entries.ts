import { say, type Language } from '#core/texts.ts'
import { firstSentence, pageFor, type HelpPage } from '#modules/help/domain/help-page.ts'
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
