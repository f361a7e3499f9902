import { groupedIban } from '#core/money/bank.ts'
import { creditorReference, groupedReference } from '#core/money/creditor-reference.ts'
import type { TransferBlock } from '#core/document.ts'
import { cents, euros, formatEuro } from '#core/money/money.ts'
import type { BankAccount, DocumentOrder } from './source.ts'

const REPLACED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ı: 'i',
  '&': '+',
}

/** Bank transfers allow only plain letters. */
export const bankLetters = (text: string) =>
  text
    .replace(/[äöüÄÖÜßı&]/g, (letter) => REPLACED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')

/** The purpose of the transfer, by which the payment is matched. */
export const purposeOf = (order: Pick<DocumentOrder, 'f_no' | 'cus_id'>) =>
  `Rechnung ${order.f_no ?? ''} Kunde ${order.cus_id}`

const MAX_NAME = 70
const MAX_PURPOSE = 140

/** The payload of a GiroCode, as the European Payments Council lays it down. */
export function giroCode(bank: BankAccount, amount: number, purpose: string): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bank.bic ?? '',
    bankLetters(bank.holder).slice(0, MAX_NAME),
    bank.iban,
    `EUR${euros(cents(amount)).toFixed(2)}`,
    '',
    '',
    bankLetters(purpose).slice(0, MAX_PURPOSE),
  ].join('\n')
}

export function transferBlock(
  bank: BankAccount,
  amount: number,
  order: Pick<DocumentOrder, 'f_no' | 'cus_id'>,
): TransferBlock {
  const purpose = purposeOf(order)
  const reference = creditorReference(order.f_no ?? '')
  return {
    type: 'transfer',
    facts: [
      { label: 'Empfänger', value: bank.holder },
      { label: 'IBAN', value: groupedIban(bank.iban) },
      ...(bank.bic ? [{ label: 'BIC', value: bank.bic }] : []),
      { label: 'Betrag', value: formatEuro(amount) },
      { label: 'Verwendungszweck', value: purpose },
      ...(reference ? [{ label: 'oder Referenz', value: groupedReference(reference) }] : []),
    ],
    code: giroCode(bank, amount, purpose),
    caption: 'Mit der Banking-App bezahlen',
  }
}
