import { Alert } from '@mantine/core'
import { vatIdProblem } from '#core/money/vat-id.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { customersRefusals } from '#modules/customers/domain/refusals.ts'
import { trackingTexts } from '../texts.ts'

/** Reports an invalid VAT id while it is typed, because no e-invoice could carry it. */
export function VatIdNotice({ vatId }: { vatId: string | null }) {
  const t = useTexts(trackingTexts)
  const say = useRefusals()
  const problem = vatId ? vatIdProblem(vatId) : null
  if (!problem) return null
  return (
    <Alert color="orange" variant="light" role="status">
      {problem === 'digit' ? t('vat_id_digit') : say(customersRefusals.customer_vat_id_invalid)}
    </Alert>
  )
}
