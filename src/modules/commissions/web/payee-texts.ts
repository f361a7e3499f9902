import { defineTexts } from '#core/texts/texts.ts'

export const payeeTexts = defineTexts({
  title: { tr: 'Primin ödendiği hesap', de: 'Auszahlungskonto', en: 'Payout account' },
  title_of: {
    tr: 'Primin ödendiği hesap: {name}',
    de: 'Auszahlungskonto: {name}',
    en: 'Payout account: {name}',
  },
  none: { tr: 'Hesap girilmedi', de: 'Kein Konto hinterlegt', en: 'No account yet' },
  iban: { tr: 'IBAN', de: 'IBAN', en: 'IBAN' },
  holder: { tr: 'Hesap sahibi', de: 'Kontoinhaber', en: 'Account holder' },
  saved: { tr: 'Hesap kaydedildi.', de: 'Konto gespeichert.', en: 'Account saved.' },
  delete: { tr: 'Hesabı sil', de: 'Konto löschen', en: 'Delete the account' },
  delete_question: {
    tr: 'Hesap silinsin mi? Prim bundan sonra havale edilemez.',
    de: 'Konto löschen? Provisionen können dann nicht mehr überwiesen werden.',
    en: 'Delete the account? Commissions can no longer be transferred then.',
  },
})
