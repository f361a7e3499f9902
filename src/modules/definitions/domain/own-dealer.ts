import type { CompanyForm } from './company.ts'
import { DealerForm } from './dealers.ts'

/** The dealer that is the company itself. */
export const OWN_DEALER = 1

/** Its name until the company's is entered. */
export const UNNAMED_DEALER = 'Eigene Firma'

const SHORT_NAME = DealerForm.shape.firma.maxLength ?? 0

type CompanyData = { [Field in 'legal_name' | 'street' | 'postcode' | 'town' | 'ustid']: CompanyForm[Field] }
type DealerData = Pick<DealerForm, 'firma' | 'firma_cari' | 'adres' | 'ustid'>

/** As many whole words of the company's name as a short name holds. */
function shortName(name: string): string {
  if (name.length <= SHORT_NAME) return name
  const end = name.lastIndexOf(' ', SHORT_NAME)
  return name.slice(0, end > 0 ? end : SHORT_NAME)
}

/** The own dealer as the data of the company make it. */
export function dealerOfCompany({ legal_name, street, postcode, town, ustid }: CompanyData): DealerData {
  const place = [postcode, town].filter(Boolean).join(' ')
  return {
    firma: legal_name ? shortName(legal_name) : UNNAMED_DEALER,
    firma_cari: legal_name,
    adres: [street, place].filter(Boolean).join(', ') || null,
    ustid,
  }
}

/** What changes at the own dealer with the data of the company: fields of its own stay as they are. */
export function dealerChanges(
  dealer: DealerData,
  before: CompanyData,
  after: CompanyData,
): Partial<DealerData> {
  const [old, now] = [dealerOfCompany(before), dealerOfCompany(after)]
  const followed = (['firma', 'firma_cari', 'adres', 'ustid'] as const).filter(
    (field) => (dealer[field] || null) === (old[field] || null) && old[field] !== now[field],
  )
  return Object.fromEntries(followed.map((field) => [field, now[field]]))
}
