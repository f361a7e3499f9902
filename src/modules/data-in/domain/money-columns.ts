import { customerColumns } from './people-columns.ts'
import {
  invoice,
  invoiceHeads,
  LONGEST_CODE,
  LONGEST_NUMBER,
  remark,
  type Column,
  type Columns,
} from './column.ts'

const reminderDay = (stage: number): Column => ({
  kind: 'date',
  head: { tr: `${stage}. uyarı tarihi`, de: `Mahnung ${stage} am`, en: `Reminder ${stage} on` },
  example: stage === 1 ? '15.09.2026' : '',
})
const reminderFee = (stage: number): Column => ({
  kind: 'money',
  head: { tr: `${stage}. uyarı ücreti`, de: `Mahngebühr ${stage}`, en: `Reminder fee ${stage}` },
  example: '',
})

export const invoiceColumns = {
  number: {
    kind: 'code',
    head: invoice,
    also: invoiceHeads,
    isRequired: true,
    longest: LONGEST_NUMBER,
    example: 'A-20231',
  },
  customer: {
    kind: 'code',
    head: customerColumns.code.head,
    also: customerColumns.code.also,
    isRequired: true,
    longest: LONGEST_CODE,
    example: 'K-1001',
  },
  day: {
    kind: 'date',
    head: { tr: 'Fatura tarihi', de: 'Rechnungsdatum', en: 'Invoice date' },
    also: ['Datum', 'Tarih', 'Date'],
    isRequired: true,
    example: '18.08.2026',
  },
  due: {
    kind: 'date',
    head: { tr: 'Vade', de: 'Fällig am', en: 'Due' },
    also: ['Fälligkeit', 'Fällig', 'Vade tarihi', 'Due date'],
    example: '01.09.2026',
  },
  total: {
    kind: 'money',
    head: { tr: 'Toplam', de: 'Betrag', en: 'Total' },
    also: ['Bruttobetrag', 'Gesamtbetrag', 'Rechnungsbetrag', 'Tutar', 'Amount'],
    isRequired: true,
    isSum: true,
    example: 120.5,
  },
  tax_rate: {
    kind: 'percent',
    head: { tr: 'KDV oranı', de: 'Steuersatz', en: 'Tax rate' },
    also: ['MwSt', 'USt', 'KDV', 'VAT'],
    least: 0,
    most: 100,
    example: 19,
  },
  paid: {
    kind: 'money',
    head: { tr: 'Ödenen', de: 'Bezahlt', en: 'Paid' },
    also: ['Gezahlt', 'Zahlungen'],
    isSum: true,
    example: 20,
  },
  paid_day: {
    kind: 'date',
    head: { tr: 'Son ödeme', de: 'Letzte Zahlung', en: 'Last payment' },
    also: ['Zahldatum', 'Ödeme tarihi'],
    example: '05.09.2026',
  },
  open: {
    kind: 'money',
    head: { tr: 'Açık', de: 'Offen', en: 'Open' },
    also: ['Offener Betrag', 'Kalan', 'Balance due'],
    isSum: true,
    example: 100.5,
  },
  reminder_1: reminderDay(1),
  reminder_2: reminderDay(2),
  reminder_3: reminderDay(3),
  fee_2: reminderFee(2),
  fee_3: reminderFee(3),
  seller: {
    kind: 'list',
    list: 'users',
    head: { tr: 'Satıcı', de: 'Verkäufer', en: 'Salesperson' },
    also: ['Vertreter', 'Personel'],
    example: '',
  },
  payment_type: {
    kind: 'list',
    list: 'payment_types',
    head: { tr: 'Ödeme şekli', de: 'Zahlungsart', en: 'Payment type' },
    example: '',
  },
  note: { kind: 'text', head: remark, also: ['Notiz', 'Note'], longest: 500, example: '' },
} as const satisfies Columns

export const instalmentColumns = {
  invoice: {
    kind: 'code',
    head: invoice,
    also: invoiceHeads,
    isRequired: true,
    longest: LONGEST_NUMBER,
    example: 'A-20231',
  },
  due: {
    kind: 'date',
    head: { tr: 'Vade', de: 'Fällig am', en: 'Due' },
    also: ['Fälligkeit', 'Vade tarihi', 'Due date'],
    isRequired: true,
    example: '01.09.2026',
  },
  amount: {
    kind: 'money',
    head: { tr: 'Tutar', de: 'Betrag', en: 'Amount' },
    also: ['Rate', 'Taksit'],
    isRequired: true,
    isSum: true,
    example: 60.25,
  },
} as const satisfies Columns

export const advanceColumns = {
  person: {
    kind: 'list',
    list: 'users',
    head: { tr: 'Personel', de: 'Person', en: 'Person' },
    also: ['Mitarbeiter', 'Vertreter', 'Verkäufer'],
    isRequired: true,
    example: '',
  },
  day: {
    kind: 'date',
    head: { tr: 'Tarih', de: 'Datum', en: 'Date' },
    also: ['Tag', 'Day'],
    isRequired: true,
    example: '01.10.2026',
  },
  amount: {
    kind: 'money',
    head: { tr: 'Tutar', de: 'Betrag', en: 'Amount' },
    also: ['Vorschuss', 'Avans'],
    isRequired: true,
    isSum: true,
    example: 250,
  },
  invoice: { kind: 'code', head: invoice, also: invoiceHeads, longest: LONGEST_NUMBER, example: '' },
  note: { kind: 'text', head: remark, also: ['Notiz', 'Note'], longest: 200, example: '' },
} as const satisfies Columns
