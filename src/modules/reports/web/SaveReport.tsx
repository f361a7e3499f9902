import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { rangeOf } from '#core/days/report-range.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { dayKindOf } from '../domain/analysis.ts'
import type { Question } from '../domain/question.ts'
import { reportKinds, whyNotReport, type ReportKind } from '../domain/kinds.ts'
import { savedTexts } from '../saved-texts.ts'
import { SavedReportEditor } from './SavedReportEditor.tsx'

/** Saves the parameters of a report under a name, for users who may. */
export function SaveReport({ report, question }: { report: ReportKind; question: Question }) {
  const t = useTexts(savedTexts)
  const user = useUser()
  const [isSaving, setSaving] = useState(false)
  if (whyNotReport(user, { report, by_what: question.by_what })) return null
  return (
    <>
      <Button variant="default" leftSection={<IconBookmark size={14} />} onClick={() => setSaving(true)}>
        {t('save')}
      </Button>
      {isSaving && (
        <SavedReportEditor
          draft={{
            ...question,
            report,
            name: '',
            is_shared: '0',
            days: reportKinds[report].days ? dayKindOf(rangeOf(question), serverToday()) : 'today',
            schedule: 'none',
            send_hour: 7,
            send_day: 1,
            format: 'pdf',
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}
