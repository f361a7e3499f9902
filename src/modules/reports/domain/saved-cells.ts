import type { Language } from '#core/texts.ts'
import { problemWords, reportWords, type SavedReport } from './saved.ts'

/** What the cells of a saved report are in a workbook, as on screen. */
export const printers = {
  report: reportWords,
  problem: (report: SavedReport, language: Language) => problemWords(report, language) ?? '',
}
