import type { Language } from '#core/texts/texts.ts'
import { problemWords, reportWords, type SavedReport } from './saved.ts'

/** The cells of a saved report in a workbook, as on screen. */
export const printers = {
  report: reportWords,
  problem: (report: SavedReport, language: Language) => problemWords(report, language) ?? '',
}
