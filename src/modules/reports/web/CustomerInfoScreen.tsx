import { useTexts } from '#platform/web/language.tsx'
import { customerInfo } from '../domain/customer-info.ts'
import { reportTexts } from '../texts.ts'
import { FigureNotes } from './FigureNotes.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import { SaveReport } from './SaveReport.tsx'
import { useRange } from './use-range.ts'
import { useQuestion, useReport } from './use-report.ts'

/** /cari/musteri-bilgileri: how many customers, by status, by person and in all. */
export function CustomerInfoScreen() {
  const t = useTexts(reportTexts)
  const question = useQuestion(useRange())
  return (
    <ReportScreen
      title={t('customer_info')}
      {...useReport(customerInfo, question)}
      emptyText={t('empty')}
      notes={<FigureNotes figure="customers" />}
      tools={<SaveReport report="customer_info" question={question} />}
    />
  )
}
