import { defineTexts } from '#core/texts/texts.ts'

/** Columns of the commission account. */
export const accountTexts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  day: { tr: 'Tarih', de: 'Datum', en: 'Date' },
  kind: { tr: 'Durum', de: 'Stand', en: 'State' },
  why: { tr: 'Neden', de: 'Warum', en: 'Why' },
  f_no: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
  sip_id: { tr: 'Sipariş', de: 'Auftrag', en: 'Order' },
  customer: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  base: { tr: 'Net tutar', de: 'Netto', en: 'Net' },
  rate: { tr: '%', de: '%', en: '%' },
  amount: { tr: 'Prim', de: 'Provision', en: 'Commission' },
  fis_no: { tr: 'Fiş', de: 'Abrechnung', en: 'Slip' },
  per_id: { tr: 'Personel', de: 'Mitarbeiter', en: 'Person' },
  fis_id: { tr: 'Fiş kaydı', de: 'Abrechnung (intern)', en: 'Slip record' },
  cus_id: { tr: 'Müşteri no', de: 'Kundennummer', en: 'Customer no.' },
})

export const kindTexts = defineTexts({
  expected: { tr: 'Bekleniyor', de: 'Erwartet', en: 'Expected' },
  earned: { tr: 'Hak edildi', de: 'Verdient', en: 'Earned' },
  paid: { tr: 'Ödendi', de: 'Ausgezahlt', en: 'Paid out' },
  taken_back: { tr: 'Geri alındı', de: 'Zurückgenommen', en: 'Taken back' },
  debt: { tr: 'Geri alınacak', de: 'Wird zurückgenommen', en: 'To be taken back' },
  advance: { tr: 'Avans', de: 'Vorschuss', en: 'Advance' },
  written_off: { tr: 'Silindi', de: 'Gelöscht', en: 'Deleted' },
})

export const reasonTexts = defineTexts({
  not_invoiced: { tr: 'Faturası kesilmedi', de: 'Noch ohne Rechnung', en: 'Not invoiced yet' },
  not_paid: {
    tr: 'Müşteri henüz ödemedi',
    de: 'Kunde hat noch nicht bezahlt',
    en: 'Customer has not paid yet',
  },
  not_safe: {
    tr: 'Müşteri parayı hâlâ geri isteyebilir',
    de: 'Lastschrift noch nicht sicher',
    en: 'Debit can still be asked back',
  },
  deposited: { tr: 'Fatura emanette', de: 'Rechnung ist hinterlegt', en: 'Invoice is deposited' },
  in_collection: { tr: 'Fatura takipte', de: 'Rechnung wird eingetrieben', en: 'Invoice is being collected' },
  customer_paid: { tr: 'Müşteri ödedi', de: 'Kunde hat bezahlt', en: 'Customer has paid' },
  credit_note: { tr: 'İade faturası', de: 'Gutschrift an den Kunden', en: 'Credit note to the customer' },
  open_again: {
    tr: 'Geri alındıktan sonra yeniden geçerli',
    de: 'Nach Rücknahme wieder gültig',
    en: 'Valid again after it was taken back',
  },
  slip: { tr: 'Prim fişiyle ödendi', de: 'Mit Abrechnung bezahlt', en: 'Paid by a slip' },
  cancelled: { tr: 'Sipariş iptal edildi', de: 'Auftrag wurde storniert', en: 'Order was cancelled' },
  payment_returned: {
    tr: 'Ödeme bankadan geri döndü',
    de: 'Zahlung kam von der Bank zurück',
    en: 'The bank returned the payment',
  },
  advance: {
    tr: 'Önceden ödendi (KDV dahil)',
    de: 'Vorab gezahlt (mit USt)',
    en: 'Paid in advance (with VAT)',
  },
  written_off: { tr: 'Yönetim sildi', de: 'Von der Verwaltung gelöscht', en: 'Deleted by the office' },
})
