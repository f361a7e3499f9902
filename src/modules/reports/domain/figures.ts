import { defineTexts } from '#core/texts/texts.ts'

/**
 * The figures that are commonly called turnover, from the order to the payment: by order day with and without
 * cancelled ones, by invoice day with and without tax, the goods of the invoices, and what was paid.
 */
export const figures = ['orders', 'sales', 'turnover', 'net', 'goods', 'paid'] as const

export type Figure = (typeof figures)[number]

/** The figures, and the amounts that lead from one to the next. */
export const reconciled = [
  ...figures,
  'cancelled',
  'not_invoiced',
  'other_orders',
  'cancelled_invoices',
  'credit_notes',
  'tax',
  'beside_goods',
  'unpaid',
  'other_invoices',
] as const

export type Reconciliation = Record<(typeof reconciled)[number], number>

type Line = { key: keyof Reconciliation; sign: -1 | 0 | 1; amount: number }

const steps = [
  ['orders', 0],
  ['cancelled', -1],
  ['sales', 0],
  ['not_invoiced', -1],
  ['other_orders', 1],
  ['cancelled_invoices', 1],
  ['credit_notes', -1],
  ['turnover', 0],
  ['tax', -1],
  ['net', 0],
  ['tax', 1],
  ['cancelled_invoices', -1],
  ['beside_goods', -1],
  ['goods', 0],
  ['beside_goods', 1],
  ['credit_notes', 1],
  ['unpaid', -1],
  ['other_invoices', 1],
  ['paid', 0],
] as const satisfies readonly (readonly [keyof Reconciliation, -1 | 0 | 1])[]

/** The steps from orders to payments: a figure (sign 0) is the one before it plus and minus the lines between. */
export const reconciliationLines = (given: Reconciliation): Line[] =>
  steps.map(([key, sign]) => ({ key, sign, amount: given[key] }))

/** The glossary: what each figure counts, by which day, and what it leaves out. */
export const figureTexts = defineTexts({
  glossary: { tr: 'Bu rakam neyi sayar?', de: 'Was diese Zahl zählt', en: 'What this figure counts' },
  compare: {
    tr: 'Ciro rakamları nasıl bağlanır?',
    de: 'Wie die Umsatzzahlen zusammenhängen',
    en: 'How the turnover figures relate',
  },
  orders: { tr: 'Alınan siparişler', de: 'Aufgenommene Aufträge', en: 'Orders taken' },
  sales: { tr: 'Satışlar', de: 'Verkäufe', en: 'Sales' },
  turnover: { tr: 'Faturalanan ciro', de: 'Fakturierter Umsatz', en: 'Invoiced turnover' },
  net: { tr: 'Vergisiz ciro', de: 'Nettoumsatz', en: 'Net turnover' },
  goods: { tr: 'Mal bedeli', de: 'Warenwert', en: 'Goods' },
  paid: { tr: 'Kapanan faturalar', de: 'Bezahlte Rechnungen', en: 'Paid invoices' },
  cancelled: { tr: 'iptal edilen siparişler', de: 'stornierte Aufträge', en: 'cancelled orders' },
  not_invoiced: {
    tr: 'bu aralıkta faturalanmayanlar',
    de: 'im Zeitraum nicht fakturiert',
    en: 'not invoiced in this range',
  },
  other_orders: {
    tr: 'başka aralıkta sipariş edilenler',
    de: 'in einem anderen Zeitraum bestellt',
    en: 'ordered in another range',
  },
  cancelled_invoices: {
    tr: 'sonradan iptal edilen faturalar',
    de: 'später stornierte Rechnungen',
    en: 'invoices cancelled later',
  },
  credit_notes: { tr: 'iade faturaları', de: 'Gutschriften', en: 'credit notes' },
  tax: { tr: 'içindeki vergi', de: 'enthaltene Steuer', en: 'tax contained' },
  beside_goods: {
    tr: 'kargo ve fatura geneli indirim',
    de: 'Versand und Rabatte auf die ganze Rechnung',
    en: 'shipping and discounts on the whole invoice',
  },
  unpaid: {
    tr: 'bu aralıkta kapanmayanlar',
    de: 'im Zeitraum nicht bezahlt',
    en: 'not paid in this range',
  },
  other_invoices: {
    tr: 'başka aralıkta faturalananlar',
    de: 'in einem anderen Zeitraum fakturiert',
    en: 'invoiced in another range',
  },
  orders_hint: {
    tr: 'Aralıkta alınan tüm siparişler, sipariş gününe göre, brüt; iptal edilenler ayrı satırda dahildir. Teklif ve iade faturası sayılmaz.',
    de: 'Alle im Zeitraum aufgenommenen Aufträge nach Auftragstag, brutto; stornierte stehen als eigene Zeile darin. Angebote und Gutschriften zählen nicht.',
    en: 'All orders taken in the range by the day of the order, gross; cancelled ones are included in lines of their own. Quotes and credit notes do not count.',
  },
  sales_hint: {
    tr: 'Aralıkta alınan ve iptal edilmemiş siparişler, sipariş gününe göre, brüt; faturalanmış olup olmaması önemsizdir.',
    de: 'Im Zeitraum aufgenommene und nicht stornierte Aufträge nach Auftragstag, brutto, ob fakturiert oder nicht.',
    en: 'Orders taken in the range and not cancelled, by the day of the order, gross, whether invoiced or not.',
  },
  turnover_hint: {
    tr: 'Faturalar kendi gününde sayılır, iade faturaları düşülür. Sonradan iptal edilen fatura brütte kalır, iptal gününde "İptal" sütununda düşülür. "Ödenmiş" ödeme gününe göre sayar; "Açık" iptal edilenleri saymaz.',
    de: 'Rechnungen zählen an ihrem Tag, Gutschriften gehen ab. Eine später stornierte Rechnung bleibt im Brutto und geht am Tag der Stornierung unter „Storniert“ ab. „Bezahlt“ zählt nach dem Tag der Zahlung, „Offen“ ohne stornierte.',
    en: 'Invoices count on their day, credit notes are taken off. An invoice cancelled later stays in the gross and is taken off under "Cancelled" on the day of the cancellation. "Paid" counts by the day of payment, "Open" leaves out cancelled ones.',
  },
  paid_hint: {
    tr: 'Aralıkta tamamen ödenip kapanan faturalar, ödeme gününe göre, brüt; iptal edilenler ve iade faturaları sayılmaz.',
    de: 'Im Zeitraum ganz bezahlte und geschlossene Rechnungen nach dem Tag der Zahlung, brutto, ohne stornierte und ohne Gutschriften.',
    en: 'Invoices paid in full and closed in the range by the day of payment, gross, without cancelled ones and credit notes.',
  },
  net_hint: {
    tr: 'Faturalanan ciro eksi içindeki vergi; vergisiz faturalarda ikisi aynıdır.',
    de: 'Fakturierter Umsatz ohne die enthaltene Steuer; bei steuerfreien Rechnungen sind beide gleich.',
    en: 'Invoiced turnover without the tax contained; for tax-free invoices both are the same.',
  },
  goods_hint: {
    tr: 'Faturalanan satırlar fatura gününe göre, iade faturaları düşülmüş, iptal edilenler hariç; fatura genelindeki indirim ve kargo dahil değildir.',
    de: 'Fakturierte Positionen nach Rechnungstag, Gutschriften abgezogen, ohne stornierte; Rabatt auf die ganze Rechnung und Versand sind nicht enthalten.',
    en: 'Invoiced lines by the day of the invoice, credit notes taken off, without cancelled ones; a discount on the whole invoice and shipping are not contained.',
  },
  calls_hint: {
    tr: 'Aralıkta kaydedilen görüşmeler, görüşme gününe ve sonucuna göre.',
    de: 'Im Zeitraum erfasste Gespräche nach Tag und Ergebnis.',
    en: 'Conversations noted in the range by day and outcome.',
  },
  customers_hint: {
    tr: 'Silinmemiş müşteriler; atanmamış ve atanmış olanların toplamı tüm müşterilerdir.',
    de: 'Nicht gelöschte Kunden; freie und zugeteilte ergeben zusammen alle.',
    en: 'Customers that are not deleted; unassigned and assigned ones make up all.',
  },
})
