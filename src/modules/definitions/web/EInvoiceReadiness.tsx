import { Alert } from '@mantine/core'
import { errorTexts } from '#core/errors.ts'
import { sellerAddress, sellerMail, sellerPhone } from '#modules/orders/domain/documents/e-invoice-parties.ts'
import { companyReadiness } from '#modules/orders/domain/documents/e-invoice-rules.ts'
import type { PaperCompany } from '#modules/orders/domain/documents/source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { definitionScreenTexts } from './texts.ts'

/** How machines read the company's blocks, and what they miss in them. */
export function EInvoiceReadiness({ company }: { company: PaperCompany }) {
  const t = useTexts(definitionScreenTexts)
  const say = useTexts(errorTexts)
  const problems = companyReadiness(company)
  if (problems.length) {
    return (
      <Alert color="orange" variant="light" role="status" title={t('e_invoice_not_ready')}>
        {problems.map(({ code }) => (
          <div key={code}>{say(code)}</div>
        ))}
      </Alert>
    )
  }
  const address = sellerAddress(company)
  return (
    <Alert color="green" variant="light" role="status" title={t('e_invoice_ready')}>
      {[
        address && `${address.street}, ${address.country}-${address.postalCode} ${address.city}`,
        company.ustid || company.steuer,
        sellerPhone(company),
        sellerMail(company),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Alert>
  )
}
