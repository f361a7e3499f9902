import type { Company } from '#core/company/company-fields.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { Cell, DocumentBlock, DocumentModel, TableColumn, TotalRow } from '#core/document.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isVatId } from '#core/money/vat-id.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'
import { dated, fact, pdfName, text } from '#modules/orders/domain/documents/letters/letter.ts'
import { advanceParts } from '../commission.ts'

const refusals = defineRefusals({
  payee_tax_data_missing: {
    tr: '{name} için adres veya vergi numarası eksik: KDV gösteren bir prim fişi ikisini de gerektirir.',
    de: 'Bei {name} fehlen Anschrift oder Steuernummer: Eine Provisionsabrechnung mit Umsatzsteuer braucht beides.',
    en: 'Address or tax number of {name} is missing: a commission slip that shows VAT needs both.',
  },
})

/** The one who is paid, as known on the day of the slip. */
export type SlipParty = { adi: string; adres: string | null; ustid: string | null }

export type SlipOrder = {
  f_no: string
  f_tarih: IsoDate
  customer: string
  net_t: number
  provizyon: number
  prim_net: number
  /** Only a part of what the order had earned. */
  isPart?: boolean
}

export type SlipSource = {
  slip: {
    /** Slips have a range of their own, apart from invoices and credit notes to customers. */
    fis_no: string
    islem_tar: IsoDate
    prim_donemi: string
    start_date: IsoDate | null
    end_date: IsoDate | null
    vergisiz: Flag
    kdv_oran: number
    aciklama: string | null
    prim_toplam: number
    iptal_toplam: number
    prim_net: number
    kdv: number
    prim_brut: number
    avans: number
    avans_kdv: number
    odenecek: number
    borc: number
    earned_when?: string
  }
  party: SlipParty
  company: Company
  orders: readonly SlipOrder[]
  clawBacks: readonly SlipOrder[]
  advances: readonly { tarihi: IsoDate; tutar: number }[]
}

/** A credit note that shows tax names address and tax number of the one who is paid (§ 14 (4) UStG). */
export const whyNotTaxed = ({ adi, adres, ustid }: SlipParty): Refusal =>
  adres?.trim() && ustid?.trim() ? null : { ...refusals.payee_tax_data_missing, params: { name: adi } }

const addressLines = (adres: string | null) =>
  (adres ?? '')
    .split(/\r?\n|, /)
    .map((line) => line.trim())
    .filter(Boolean)

export const partyLines = ({ adi, adres }: SlipParty) => [adi, ...addressLines(adres)]

const percent = (rate: number) => `${String(rate).replace('.', ',')} %`

const orderColumns: readonly TableColumn[] = [
  { label: 'Rechnung', kind: 'text', width: 22 },
  { label: 'Datum', kind: 'date', width: 22 },
  { label: 'Kunde', kind: 'text' },
  { label: 'Umsatz netto', kind: 'money', width: 27 },
  { label: 'Satz %', kind: 'money', width: 18 },
  { label: 'Provision', kind: 'money', width: 25, isCarried: true },
]

const orderRow =
  (sign: 1 | -1) =>
  (order: SlipOrder): readonly Cell[] => [
    order.f_no,
    order.f_tarih,
    order.isPart ? `${order.customer} (Teilbetrag)` : order.customer,
    sign * order.net_t,
    order.provizyon,
    sign * order.prim_net,
  ]

function clawBackTable({ clawBacks }: SlipSource): DocumentBlock[] {
  if (!clawBacks.length) return []
  const title = 'Zurückgenommene Provisionen stornierter oder zurückgebuchter Rechnungen'
  return [{ type: 'table', title, columns: orderColumns, rows: clawBacks.map(orderRow(-1)) }]
}

function advanceTable({ slip, advances }: SlipSource): DocumentBlock[] {
  if (!advances.length) return []
  const columns: readonly TableColumn[] = [
    { label: 'Vorschuss vom', kind: 'date' },
    { label: 'Netto', kind: 'money', width: 30 },
    { label: 'Umsatzsteuer', kind: 'money', width: 30 },
    { label: 'Verrechnet', kind: 'money', width: 30 },
  ]
  const rows = advances.map(({ tarihi, tutar }) => {
    const { net, vat } = advanceParts(tutar, slip.kdv_oran, slip.vergisiz === '1')
    return [tarihi, net, vat, tutar]
  })
  return [{ type: 'table', title: 'Verrechnete Vorschüsse', columns, rows }]
}

/** A sum is printed only where something was added or deducted. */
function totalRows({ slip }: SlipSource): TotalRow[] {
  const isTaxed = slip.vergisiz === '0'
  return [
    ...(slip.iptal_toplam === 0
      ? []
      : [
          { label: 'Provisionen', amount: slip.prim_toplam },
          { label: 'Zurückgenommen', amount: -slip.iptal_toplam },
        ]),
    { label: 'Nettobetrag', amount: slip.prim_net },
    ...(isTaxed
      ? [
          { label: `Umsatzsteuer ${percent(slip.kdv_oran)}`, amount: slip.kdv },
          { label: 'Bruttobetrag', amount: slip.prim_brut },
        ]
      : []),
    ...(slip.avans === 0 ? [] : [{ label: 'Abzüglich Vorschüsse', amount: -slip.avans }]),
    ...(slip.avans_kdv === 0
      ? []
      : [{ label: 'darin Umsatzsteuer', amount: -slip.avans_kdv, style: 'small' as const }]),
    { label: 'Auszahlungsbetrag', amount: slip.odenecek, style: 'strong' },
    ...(slip.borc === 0
      ? []
      : [{ label: 'Noch zurückzunehmen (netto)', amount: slip.borc, style: 'small' as const }]),
  ]
}

const isForeignTaxId = (ustid: string | null) => /^(?!DE)[A-Z]{2}/i.test(ustid?.trim() ?? '')

/** A foreign firm's tax is owed by the company (reverse charge); otherwise a slip without tax is exempt. */
function taxNote({ slip, party }: SlipSource): string {
  if (slip.vergisiz === '0') return ''
  return isForeignTaxId(party.ustid)
    ? 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).'
    : 'Diese Gutschrift weist keine Umsatzsteuer aus.'
}

function periodOf({ slip }: SlipSource): string {
  const days = slip.start_date && slip.end_date ? `${dated(slip.start_date)} – ${dated(slip.end_date)}` : ''
  return days || slip.prim_donemi
}

/** The commission slip: a self-billed invoice issued on behalf of the seller (Gutschrift, § 14 (2) UStG). */
export function commissionSlip(source: SlipSource): DocumentModel {
  const { slip, party, company } = source
  const number = slip.fis_no
  const notes = [
    taxNote(source),
    slip.earned_when === 'safe'
      ? 'Per Lastschrift bezahlte Rechnungen zählen nach Ablauf der Rückgabefrist.'
      : '',
    'Diese Abrechnung ist eine Gutschrift im Sinne des § 14 Abs. 2 UStG.',
    'Bitte widersprechen Sie uns umgehend, wenn Angaben nicht zutreffen.',
  ]
  return {
    fileName: pdfName('Provisionsabrechnung', number),
    title: `Gutschrift ${number}`,
    subtitle: `Provisionsabrechnung ${slip.prim_donemi}`,
    date: slip.islem_tar,
    sender: senderOf(company),
    recipient: partyLines(party),
    facts: [
      ...fact('Gutschrift', number),
      ...fact('Datum', dated(slip.islem_tar)),
      ...fact('Leistungszeitraum', periodOf(source)),
      ...fact(isVatId(party.ustid) ? 'Ihre USt-IdNr.' : 'Ihre Steuernummer', party.ustid?.trim()),
    ],
    body: [
      text(`Für Ihre Vermittlungen im Zeitraum ${slip.prim_donemi} schreiben wir Ihnen gut:`),
      { type: 'table', columns: orderColumns, rows: source.orders.map(orderRow(1)) },
      ...clawBackTable(source),
      ...advanceTable(source),
      {
        type: 'totals',
        rows: totalRows(source),
        closing: [
          { type: 'text', style: 'small', text: notes.filter(Boolean).join('\n') },
          ...(slip.aciklama?.trim() ? [{ type: 'text' as const, text: slip.aciklama.trim() }] : []),
        ],
      },
    ],
  }
}
