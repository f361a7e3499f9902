import { phoneKeys } from '#modules/data-in/domain/import/duplicates.ts'
import type { RowData } from '../../domain/rows.ts'
import { foldHead } from '../../domain/recognise.ts'

const text = (data: RowData, field: string) =>
  data[field] === null ? null : String(data[field] ?? '') || null

/** The phone keys of a customer of the file. */
export const phonesOf = (data: RowData): string[] =>
  phoneKeys({
    cus_tel1: text(data, 'phone'),
    cus_tel2: text(data, 'phone2'),
    cus_gsm: text(data, 'mobile'),
    cus_private: text(data, 'private'),
    cus_country_code: text(data, 'country') ?? '',
  })

/** The keys that identify a person: e-mail, a phone, or the name at a postcode. */
export function marksOf(data: RowData): string[] {
  const email = text(data, 'email')
  const postcode = text(data, 'postcode')
  const name = foldHead([data.name, data.surname, data.firm].map((part) => part ?? '').join(' '))
  return [
    ...(email ? [`@${email.toLowerCase()}`] : []),
    ...phonesOf(data).map((phone) => `+${phone}`),
    ...(postcode && name ? [`${name} ${postcode}`] : []),
  ]
}
