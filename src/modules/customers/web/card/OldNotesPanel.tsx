import { Center, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call, errorText } from '#platform/web/api.ts'
import { blobOf } from '#platform/web/download.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { tell, useLanguage, useTexts } from '#platform/web/language.tsx'
import { PdfPreview } from '#platform/web/screen/PdfPreview.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import classes from '../Panels.module.css'
import { panelTexts } from '../panel-texts.ts'
import { plainTextOfRtf } from './rtf.ts'

type Props = { customer: CustomerRow; onClose(): void }

/** The notes of the old program, to be read only. Without any, it says so and closes. */
export function OldNotesPanel({ customer, onClose }: Props) {
  const t = useTexts(panelTexts)
  const common = useTexts(commonTexts)
  const language = useLanguage()
  const notes = useQuery({
    queryKey: ['/customers/get_notes', customer.id],
    queryFn: async () => {
      const { cus_note_base64 } = await call('/customers/get_notes', { id: customer.id })
      return cus_note_base64 ?? ''
    },
  })
  const isEmpty = notes.data === ''
  useEffect(() => {
    if (!isEmpty) return
    toastWarning(tell(panelTexts, 'no_data_found'))
    onClose()
  }, [isEmpty, onClose])
  const title = t('notes_title', { name: customerLabel(customer) })
  return (
    <RecordDrawer title={title} size="wide" onClose={onClose}>
      {notes.data ? (
        <OldNotes base64={notes.data} title={title} />
      ) : (
        <Center h="100%">
          {notes.error ? (
            <p role="alert" className="wk-problem">
              {errorText(notes.error, language)}
            </p>
          ) : (
            <Loader size="sm" aria-label={common('busy')} />
          )}
        </Center>
      )}
    </RecordDrawer>
  )
}

/** The first bytes tell the format: PDF, RTF, or HTML that the server has cleaned. */
function OldNotes({ base64, title }: { base64: string; title: string }) {
  const text = useMemo(() => decode(base64), [base64])
  const pdf = useMemo(
    () => (text.startsWith('%PDF-') ? blobOf(base64, 'application/pdf') : null),
    [text, base64],
  )
  if (pdf) return <PdfPreview pdf={pdf} title={title} emptyText="" />
  if (text.startsWith('{\\rtf')) return <pre className={classes.oldNotes}>{plainTextOfRtf(text)}</pre>
  return <iframe className={`wk-panel ${classes.oldPage}`} title={title} sandbox="" srcDoc={text} />
}

function decode(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
}
