import { unprintableIn } from '#core/texts/printable.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import type { StoredOrder } from '../calls/order.ts'

const refusals = defineRefusals({
  letters_cannot_be_printed: {
    tr: '{part|1=Müşteri adı|2=Fatura adresi|3=Teslimat adresi|4=Fatura metni|other=Şarap adı} belgelerde basılamayan harfler içeriyor: {letters}. Lütfen Latin harfleriyle yazın.',
    de: '{part|1=Der Name des Kunden|2=Die Rechnungsadresse|3=Die Lieferadresse|4=Der Text auf der Rechnung|other=Ein Weinname} enthält Buchstaben, die sich nicht drucken lassen: {letters}. Bitte schreiben Sie sie in lateinischer Schrift.',
    en: '{part|1=The name of the customer|2=The invoice address|3=The delivery address|4=The text on the invoice|other=The name of a wine} has letters that cannot be printed: {letters}. Please write them in Latin script.',
  },
})

export type PrintedTexts = Pick<
  StoredOrder,
  | 'cus_firm'
  | 'cus_name'
  | 'cus_surname'
  | 'f_adres'
  | 'f_pk'
  | 'f_sehir'
  | 'f_bolge'
  | 'f_ulke'
  | 'g_alici'
  | 'g_adres'
  | 'g_pk'
  | 'g_sehir'
  | 'g_bolge'
  | 'g_ulke'
  | 'fat_note'
>

/** The texts of an invoice by the part that a refusal names. */
const partsOf = (order: PrintedTexts, wines: readonly string[]): (string | null)[][] => [
  [order.cus_firm, order.cus_name, order.cus_surname],
  [order.f_adres, order.f_pk, order.f_sehir, order.f_bolge, order.f_ulke],
  [order.g_alici, order.g_adres, order.g_pk, order.g_sehir, order.g_bolge, order.g_ulke],
  [order.fat_note],
  [...wines],
]

/** A document that is issued has every letter; what the fonts lack is named before a number is taken. */
export function whyUnprintable(order: PrintedTexts, wines: readonly string[]): Refusal {
  for (const [index, texts] of partsOf(order, wines).entries()) {
    const letters = unprintableIn(texts.join(' '))
    if (letters.length)
      return {
        ...refusals.letters_cannot_be_printed,
        params: { part: index + 1, letters: letters.join(' ') },
      }
  }
  return null
}
