import { countryName } from '#core/countries.ts'
import { formatDate, type IsoDate } from '#core/days/dates.ts'
import type { DocumentBlock, DocumentModel, Fact } from '#core/document.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { senderOf } from '../company.ts'
import { countryCode, HOME } from '../country.ts'
import type { DocumentOrder, DocumentSource } from '../source.ts'

const refusals = defineRefusals({
  address_firm_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen firma adını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie den Firmennamen.',
    en: 'The address does not fit its window. Please shorten the company name.',
  },
  address_name_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen müşterinin adını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie den Namen des Kunden.',
    en: 'The address does not fit its window. Please shorten the name of the customer.',
  },
  address_street_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen fatura adresinin sokak satırlarını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie die Straßenzeilen der Rechnungsadresse.',
    en: 'The address does not fit its window. Please shorten the street lines of the invoice address.',
  },
})

/** What all letters to a customer share. */

const joined = (...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

const filled = (lines: readonly (string | null | undefined)[]) =>
  lines.map((line) => line?.trim() ?? '').filter(Boolean)

type Place = { street: string | null; pk: string | null; city: string | null; country: string }

/** In letters abroad the last line is the country in capitals, as the post requires. */
const placeLines = ({ street, pk, city, country }: Place) =>
  filled([
    ...(street?.split(/\r?\n/) ?? []),
    joined(pk, city),
    country === HOME ? '' : countryName(country).toLocaleUpperCase('de'),
  ])

export const invoiceCountry = (order: DocumentOrder) => countryCode(order.f_ulke, order.cus_country_code)

/** The country of delivery. */
export const deliveryCountry = (order: DocumentOrder) =>
  order.s_adres_f_g_on === '1' ? invoiceCountry(order) : countryCode(order.g_ulke, invoiceCountry(order))

function personLine({ order, title }: DocumentSource): string {
  const name = joined(order.cus_name, order.cus_surname)
  return name ? joined(title, name) : ''
}

export const invoicePlace = (order: DocumentOrder): Place => ({
  street: order.f_adres,
  pk: order.f_pk,
  city: order.f_sehir,
  country: invoiceCountry(order),
})

export const recipientOf = (source: DocumentSource) =>
  filled([source.order.cus_firm, personLine(source), ...placeLines(invoicePlace(source.order))])

const LINE_LETTERS = 50
const WINDOW_LINES = 8

/** How many lines a text needs in the address window in its smallest type. */
const linesTaken = (lines: readonly string[]) =>
  lines.reduce((sum, one) => sum + Math.ceil(one.length / LINE_LETTERS), 0)

/** Refuses an address that does not fit the window and names its longest part. */
export function whyNotInWindow(source: DocumentSource): Refusal {
  if (linesTaken(recipientOf(source)) <= WINDOW_LINES) return null
  const { order } = source
  const firm = linesTaken(filled([order.cus_firm]))
  const person = linesTaken(filled([personLine(source)]))
  const street = linesTaken(filled(order.f_adres?.split(/\r?\n/) ?? []))
  if (street >= Math.max(firm, person)) return refusals.address_street_too_long
  return firm >= person ? refusals.address_firm_too_long : refusals.address_name_too_long
}

/** The address the goods go to; the invoice address where none of its own is given. */
export function deliveryAddress(source: DocumentSource): string[] {
  const { order } = source
  if (order.s_adres_f_g_on === '1' || !order.g_adres) return recipientOf(source)
  return filled([
    ...(order.g_alici?.split(/\r?\n/) ?? recipientOf(source).slice(0, 1)),
    ...placeLines({
      street: order.g_adres,
      pk: order.g_pk,
      city: order.g_sehir,
      country: deliveryCountry(order),
    }),
  ])
}

export function salutation({ order, title }: DocumentSource): string {
  const family = order.cus_surname?.trim()
  if (!family || !title) return 'Sehr geehrte Damen und Herren,'
  if (title.startsWith('Herr')) return `Sehr geehrter ${title} ${family},`
  if (title.startsWith('Frau') || title.startsWith('Familie')) return `Sehr geehrte ${title} ${family},`
  return 'Sehr geehrte Damen und Herren,'
}

export const fact = (label: string, value: string | number | null | undefined): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]

export const customerFacts = ({ order }: DocumentSource): Fact[] => [
  ...fact('Kundennummer', order.cus_id),
  ...fact('Ihre USt-IdNr.', order.cus_atu_no),
  ...fact('Ansprechpartner', order.per_name),
]

export const text = (words: string, style?: 'heading' | 'strong' | 'small'): DocumentBlock => ({
  type: 'text',
  text: words,
  ...(style ? { style } : {}),
})

type Letter = {
  fileName: string
  title: string
  subtitle?: string
  date: IsoDate
  facts: readonly Fact[]
  body: readonly DocumentBlock[]
  terms?: readonly DocumentBlock[]
  gist?: string
  recipient?: readonly string[]
  watermark?: string | undefined
}

export function letter(source: DocumentSource, { watermark, ...given }: Letter): DocumentModel {
  return {
    recipient: recipientOf(source),
    ...given,
    ...(watermark ? { watermark } : {}),
    sender: senderOf(source.company),
  }
}

/** File names must be valid in mail programs and file systems of every kind. */
export const pdfName = (kind: string, number: string | number) => `${kind}-${number}.pdf`

export const dated = (day: IsoDate | null) => formatDate(day)

export const greeting = ({ company }: DocumentSource): DocumentBlock =>
  text(`Mit freundlichen Grüßen\n${senderOf(company).name}`)
