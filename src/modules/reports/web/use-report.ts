import { ask } from '#platform/web/api.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import type { Report, Words } from '../domain/day-reports.ts'
import type { Question } from '../domain/question.ts'
import { comparisonIn } from './comparing.tsx'
import { useRange, wireRange } from './use-range.ts'

export function useWords(): Words {
  const language = useLanguage()
  const states = useReference('sys_siparis_durum')
  return {
    language,
    stateName: (id) => states.find(({ value }) => value === String(id))?.label ?? String(id),
  }
}

/** The days of a report from the URL, and its parameters. */
export function useQuestion(
  days: ReturnType<typeof useRange>,
  given: Partial<Pick<Question, 'by_what' | 'odeme_durumu' | 'vergi_durumu'>> & {
    /** What it is compared with where the address says nothing. */
    usual?: Question['compare']
  } = {},
): Question {
  const { usual = 'none', ...more } = given
  return {
    ...wireRange(days.range),
    by_what: 'person',
    odeme_durumu: null,
    vergi_durumu: null,
    ...comparisonIn(days, usual),
    ...more,
  }
}

/** Columns and query for the frame of a report. */
export function useReport<Row>(report: Report<Row>, question: Question) {
  return {
    columns: report.columns(useWords(), question),
    query: { key: [report.path, question], ask: () => report.ask(ask, question) },
  }
}
