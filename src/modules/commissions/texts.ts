import { defineTexts } from '#core/texts/texts.ts'

/** Names of the fields of commissions, advances and slips. */
export const commissionTexts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  alici: { tr: 'Hak sahibi', de: 'Empfänger', en: 'Earned by' },
  name: { tr: 'Adı', de: 'Vorname', en: 'First name' },
  surname: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
  firma: { tr: 'Bayi', de: 'Händler', en: 'Dealer' },
  f_no: { tr: 'Fatura no', de: 'Rechnung', en: 'Invoice' },
  f_tarih: { tr: 'Fatura tarihi', de: 'Rechnung vom', en: 'Invoiced on' },
  f_odeme_tar: { tr: 'Ödeme tarihi', de: 'Bezahlt', en: 'Paid on' },
  cus_firm: { tr: 'Firma', de: 'Firma', en: 'Company' },
  cus_name: { tr: 'Müşteri adı', de: 'Vorname', en: 'First name' },
  cus_surname: { tr: 'Müşteri soyadı', de: 'Nachname', en: 'Surname' },
  g_toplam: { tr: 'Brüt', de: 'Brutto', en: 'Gross' },
  net_t: { tr: 'Net', de: 'Netto', en: 'Net' },
  yuzde: { tr: '%', de: '%', en: '%' },
  prim_net: { tr: 'Prim net', de: 'Provision', en: 'Commission' },
  prim_brut: { tr: 'Prim brüt', de: 'mit USt', en: 'with VAT' },
  islem_tar: { tr: 'İşlem tarihi', de: 'Datum', en: 'Date' },
  prim_donemi: { tr: 'Prim dönemi', de: 'Zeitraum', en: 'Period' },
  vergisiz: { tr: 'Vergisiz', de: 'Ohne USt', en: 'Tax-free' },
  provizyon: { tr: 'Oran %', de: 'Satz %', en: 'Rate %' },
  kdv: { tr: 'KDV', de: 'USt', en: 'VAT' },
  avans: { tr: 'Avans', de: 'Vorschuss', en: 'Advance' },
  odenecek: { tr: 'Ödenen', de: 'Auszahlung', en: 'Paid out' },
  borc: { tr: 'Kalan borç', de: 'Noch geschuldet', en: 'Still owed' },
  transferred_on: { tr: 'Havale tarihi', de: 'Überwiesen', en: 'Transferred' },
  earned_when: { tr: 'Otomatik ödemede hak', de: 'Lastschriften zählen', en: 'Debits count' },
  aciklama: { tr: 'Açıklama', de: 'Bemerkung', en: 'Remark' },
  tarihi: { tr: 'Tarih', de: 'Datum', en: 'Date' },
  tutar: { tr: 'Tutar', de: 'Betrag', en: 'Amount' },
  kalan: { tr: 'Kalan', de: 'Offen', en: 'Open' },
  durum: { tr: 'Durum', de: 'Verrechnet', en: 'Settled' },
  belge_no: { tr: 'Fiş no', de: 'Abrechnung', en: 'Slip' },
})

/** When a debited invoice counted as earned. */
export const slipBasisTexts = defineTexts({
  paid: { tr: 'Para geldiğinde', de: 'Mit der Gutschrift', en: 'When credited' },
  safe: { tr: 'Geri istenemediğinde', de: 'Nach der Rückgabefrist', en: 'When safe' },
})
