import { phoneKeys } from '#modules/imports/domain/duplicates.ts'
import type { RowData } from '../../domain/rows.ts'
import { foldHead } from '../../domain/recognise.ts'

const text = (data: RowData, field: string) =>
  data[field] === null ? null : String(data[field] ?? '') || null

/** The numbers by which a customer of the file is known. */
export const phonesOf = (data: RowData): string[] =>
  phoneKeys({
    cus_tel1: text(data, 'phone'),
    cus_tel2: text(data, 'phone2'),
    cus_gsm: text(data, 'mobile'),
    cus_private: text(data, 'private'),
    cus_country_code: text(data, 'country') ?? '',
  })

/** By what a person is recognised again: e-mail, a phone, or the name at a postcode. */
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
