import type { DocumentBlock, TableColumn, TotalRow } from '#core/document.ts'
import { cents, euros, formatEuro, formatNumber, type Cents } from '#core/money/money.ts'
import { countryName } from '#core/countries.ts'
import { HOME, isInUnion } from './country.ts'
import { deliveryCountry } from './letters/letter.ts'
import { litrePrice, litresText, millilitres } from '#modules/stock/domain/litres.ts'
import type { DocumentLine, DocumentOrder, DocumentSource } from './source.ts'

export const isTaxFree = (order: Pick<DocumentOrder, 's_vergisiz'>) => order.s_vergisiz === '1'

const goodsColumns: readonly TableColumn[] = [
  { label: 'Pos.', kind: 'text', width: 11 },
  { label: 'Artikel', kind: 'text', width: 24 },
  { label: 'Bezeichnung', kind: 'text' },
  { label: 'Flaschen', kind: 'count', width: 17 },
  { label: 'Preis €', kind: 'money', width: 19 },
]
const amountColumn: TableColumn = { label: 'Betrag €', kind: 'money', width: 23, isCarried: true }

/** -1 for a cancellation, which is the same document with negative amounts. */
export type Sign = 1 | -1

export const signed = (amount: number, sign: Sign) => (amount === 0 ? 0 : amount * sign)

/** Vintage and size, which distinguish wines of the same name. */
export const wineDetail = ({ stok_year, litre }: DocumentLine) =>
  [stok_year ? `Jahrgang ${stok_year}` : '', litresText(litre)].filter(Boolean).join(' · ')

const goodsCells = (line: DocumentLine, index: number, sign: Sign = 1) => [
  String(index + 1),
  line.stk_kodu,
  { text: line.stk_adi, detail: wineDetail(line) },
  signed(line.stk_adet, sign),
  line.stk_birim,
]

export const goodsTable = ({ lines }: DocumentSource, sign: Sign = 1): DocumentBlock => ({
  type: 'table',
  columns: [...goodsColumns, amountColumn],
  rows: lines.map((line, index) => [...goodsCells(line, index, sign), signed(line.stk_toplam, sign)]),
})

/** Goods of a quote or an order form, with the price per litre. */
export const offerTable = ({ lines }: DocumentSource): DocumentBlock => ({
  type: 'table',
  columns: [...goodsColumns, { label: '€ je Liter', kind: 'money', width: 19 }, amountColumn],
  rows: lines.map((line, index) => [
    ...goodsCells(line, index),
    litrePrice(line.stk_birim, line.litre),
    line.stk_toplam,
  ]),
})

function discountLabel(order: DocumentOrder): string {
  const parts = [
    order.s_last_y ? `${formatNumber(order.s_last_y)} % Lastschrift` : '',
    order.s_man_y ? `${formatNumber(order.s_man_y)} %` : '',
    order.s_ikt_m ? formatEuro(order.s_ikt_m) : '',
  ].filter(Boolean)
  return parts.length ? `Rabatt (${parts.join(', ')})` : 'Rabatt'
}

export const netAmount = (order: DocumentOrder) =>
  euros((cents(order.s_g_toplam) - cents(order.s_kdv)) as Cents)

export function totals({ order }: DocumentSource, totalLabel: string, sign: Sign = 1): DocumentBlock {
  const row = (label: string, amount: number, style?: 'strong' | 'small'): TotalRow => ({
    label,
    amount: signed(amount, sign),
    ...(style ? { style } : {}),
  })
  const rate = formatNumber(order.kdv_oran)
  return {
    type: 'totals',
    rows: [
      row('Warenwert', order.s_toplam),
      ...(order.s_iskonto
        ? [row(discountLabel(order), order.s_iskonto), row('Zwischensumme', order.s_ara_toplam)]
        : []),
      row('Versandkosten', order.s_kargo),
      row(totalLabel, order.s_g_toplam, 'strong'),
      ...(isTaxFree(order)
        ? [row('Nettobetrag, steuerfrei', order.s_g_toplam, 'small'), row('0 % USt.', 0, 'small')]
        : [
            row(`enthaltener Nettobetrag`, netAmount(order), 'small'),
            row(`enthaltene USt. ${rate} %`, order.s_kdv, 'small'),
          ]),
    ],
  }
}

/** Why no tax is due, in the wording that the law requires on the invoice. */
export function taxFreeReason(order: DocumentOrder): string | null {
  if (!isTaxFree(order)) return null
  const country = deliveryCountry(order)
  if (country === HOME) return 'Umsatzsteuerfreie Lieferung.'
  return isInUnion(country)
    ? 'Steuerfreie innergemeinschaftliche Lieferung nach § 4 Nr. 1 Buchst. b in Verbindung mit § 6a UStG.'
    : `Steuerfreie Ausfuhrlieferung (${countryName(country)}) nach § 4 Nr. 1 Buchst. a in Verbindung mit § 6 UStG.`
}

/** The reason with both VAT ids; on taxed documents a note that prices include tax. */
export function taxNote({ order, company }: DocumentSource): string {
  const reason = taxFreeReason(order)
  if (!reason) return `Alle Preise enthalten ${formatNumber(order.kdv_oran)} % Umsatzsteuer.`
  const ids = [
    company.ustid ? `Unsere USt-IdNr.: ${company.ustid}` : '',
    order.cus_atu_no ? `Ihre USt-IdNr.: ${order.cus_atu_no}` : '',
  ].filter(Boolean)
  return [reason, ids.join(' · ')].filter(Boolean).join('\n')
}

export const bottlesOf = ({ lines }: DocumentSource) => lines.reduce((sum, line) => sum + line.stk_adet, 0)

export const litresOf = ({ lines }: DocumentSource) =>
  lines.reduce((sum, line) => sum + line.stk_adet * millilitres(line.litre), 0) / 1000
