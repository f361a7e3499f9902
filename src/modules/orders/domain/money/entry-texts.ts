import { defineTexts } from '#core/texts/texts.ts'
import { EntryType } from './payments.ts'

/** What the rows of the ledger are called. */
export const entryTexts = defineTexts({
  payment: { tr: 'Ödeme', de: 'Zahlung', en: 'Payment' },
  late_fee: { tr: 'Gecikme farkı', de: 'Mahngebühr', en: 'Late fee' },
  to_balance: { tr: 'Bakiyeye aktarım', de: 'Auf Guthaben', en: 'To balance' },
  set_off: { tr: 'Mahsup', de: 'Verrechnung', en: 'Set off' },
  from_balance: { tr: 'Bakiyeden ödeme', de: 'Aus Guthaben', en: 'From balance' },
  pay_out: { tr: 'İade', de: 'Auszahlung', en: 'Paid out' },
  return_charge: { tr: 'Banka iade masrafı', de: 'Rücklastschriftgebühr', en: 'Return charge of the bank' },
  write_off: { tr: 'Küçük fark silindi', de: 'Kleinbetrag ausgebucht', en: 'Written off' },
})

const entryLabels = {
  [EntryType.payment]: 'payment',
  [EntryType.lateFee]: 'late_fee',
  [EntryType.toBalance]: 'to_balance',
  [EntryType.setOff]: 'set_off',
  [EntryType.fromBalance]: 'from_balance',
  [EntryType.payOut]: 'pay_out',
  [EntryType.writeOff]: 'write_off',
  [EntryType.returnCharge]: 'return_charge',
} as const

/** The text key for a row of the ledger. */
export const entryLabel = (islem_type: number) => entryLabels[islem_type as EntryType] ?? 'payment'

/** The kinds of bookings with their words. */
export const entryWords = Object.entries(entryLabels).map(([value, label]) => ({
  value,
  text: entryTexts[label],
}))
