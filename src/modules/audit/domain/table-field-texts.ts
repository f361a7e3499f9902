import { defineTexts, type Texts } from '#core/texts/texts.ts'
import { entryTexts } from '#modules/bank/entry-texts.ts'
import { slipBasisTexts } from '#modules/commissions/texts.ts'
import { mayCallCodes } from '#modules/consents/domain/may-call.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { dataInTexts } from '#modules/data-in/texts.ts'
import { reportKinds } from '#modules/reports/domain/kinds.ts'
import { savedTexts } from '#modules/reports/saved-texts.ts'
import { reportTexts } from '#modules/reports/texts.ts'
import { tableTexts } from '../texts.ts'

const running = defineTexts({
  state_made: { tr: 'Oluşturuldu', de: 'Erstellt', en: 'Made' },
  state_handed_over: { tr: 'Bankaya verildi', de: 'Ausgegeben', en: 'Handed over' },
  state_released: { tr: 'Onaylandı', de: 'Freigegeben', en: 'Released' },
  state_refused: { tr: 'Banka reddetti', de: 'Von der Bank abgelehnt', en: 'Refused by the bank' },
  state_cancelled: { tr: 'İptal', de: 'Storniert', en: 'Cancelled' },
  count: { tr: 'Kalem sayısı', de: 'Anzahl der Posten', en: 'Number of items' },
})

const commissions = defineTexts({
  tip: { tr: 'Kime', de: 'Für', en: 'For' },
  tip_0: { tr: 'Personel', de: 'Verkäufer', en: 'Salesperson' },
  tip_1: { tr: 'Bayi', de: 'Händler', en: 'Dealer' },
  kdv_oran: { tr: 'KDV oranı', de: 'Steuersatz', en: 'Tax rate' },
  start_date: { tr: 'İlk gün', de: 'Erster Tag', en: 'First day' },
  end_date: { tr: 'Son gün', de: 'Letzter Tag', en: 'Last day' },
  avans_odemelerini_isle: { tr: 'Avanslar düşüldü', de: 'Vorschüsse verrechnet', en: 'Advances settled' },
  iptal_odemelerini_isle: { tr: 'İptaller düşüldü', de: 'Stornos verrechnet', en: 'Cancellations settled' },
  prim_toplam: { tr: 'Siparişlerin primi', de: 'Provision der Aufträge', en: 'Commission of the orders' },
  iptal_toplam: { tr: 'Geri alınan prim', de: 'Zurückgenommene Provision', en: 'Commission taken back' },
  avans_kdv: { tr: 'Avanstaki KDV', de: 'USt in den Vorschüssen', en: 'VAT in the advances' },
  islem_zaman: { tr: 'Oluşturma zamanı', de: 'Erstellt am', en: 'Made at' },
  fis_no: { tr: 'Fiş numarası', de: 'Nummer der Abrechnung', en: 'Number of the slip' },
  per_id: { tr: 'Personel', de: 'Mitarbeiter', en: 'Staff member' },
  odeme_tar: { tr: 'Ödeme tarihi', de: 'Bezahlt am', en: 'Paid on' },
  s_no: { tr: 'Sipariş no', de: 'Auftrag', en: 'Order' },
  komisyon_tutar: { tr: 'Vergisiz tutar', de: 'Betrag ohne Steuer', en: 'Amount without tax' },
  komisyon_oran: { tr: 'Vergi oranı', de: 'Steuersatz', en: 'Tax rate' },
  komisyon_brut: { tr: 'Vergili tutar', de: 'Betrag mit Steuer', en: 'Amount with tax' },
  kayit_user: { tr: 'Kaydeden', de: 'Eingetragen von', en: 'Entered by' },
  durum_0: { tr: 'Hayır', de: 'Nein', en: 'No' },
  durum_1: { tr: 'Evet', de: 'Ja', en: 'Yes' },
  earned_when_paid: slipBasisTexts.paid,
  earned_when_safe: slipBasisTexts.safe,
})

/** What one table calls its fields and their values, where no screen has the words. */
export const tableFieldTexts: Readonly<Record<string, Texts>> = {
  bank_accounts: {
    ...entryTexts,
    ...defineTexts({
      name: { tr: 'Ad', de: 'Name', en: 'Name' },
      csv: { tr: 'CSV sütunları', de: 'Spalten der CSV-Datei', en: 'Columns of the CSV file' },
    }),
  },
  bank_entries: {
    ...entryTexts,
    ...defineTexts({
      account_id: { tr: 'Hesap no', de: 'Konto', en: 'Account' },
      entry_reference: {
        tr: 'Toplu kaydın referansı',
        de: 'Referenz der Sammelbuchung',
        en: 'Reference of the combined entry',
      },
      batch_total: {
        tr: 'Toplu kaydın tutarı',
        de: 'Betrag der Sammelbuchung',
        en: 'Amount of the combined entry',
      },
      mandate_ref: { tr: 'Mandat referansı', de: 'Mandatsreferenz', en: 'Mandate reference' },
      batch_id: { tr: 'Dosya referansı', de: 'Sammelreferenz', en: 'Batch reference' },
      tier_A: { tr: 'Kendi referansımız', de: 'Eigene Referenz', en: 'Own reference' },
      tier_B: { tr: 'Numara ve tutar', de: 'Nummer und Betrag', en: 'Number and amount' },
      tier_C: { tr: 'Numara, başka tutar', de: 'Nummer, anderer Betrag', en: 'Number, other amount' },
      tier_D: { tr: 'Bilinen IBAN ve tutar', de: 'Bekannte IBAN und Betrag', en: 'Known IBAN and amount' },
      tier_E: { tr: 'Ad ve tutar', de: 'Name und Betrag', en: 'Name and amount' },
      tier_F: { tr: 'Birkaç kalem birlikte', de: 'Mehrere Posten zusammen', en: 'Several items together' },
      charges: { tr: 'Banka masrafı', de: 'Bankgebühr', en: 'Bank charges' },
      original_amount: { tr: 'İlk tutar', de: 'Ursprünglicher Betrag', en: 'Original amount' },
      is_reversal: { tr: 'Banka düzeltmesi', de: 'Storno der Bank', en: 'Reversal of the bank' },
      decided_by: { tr: 'Karar veren', de: 'Entschieden von', en: 'Decided by' },
      reference: { tr: 'Referans', de: 'Referenz', en: 'Reference' },
    }),
  },
  bank_imports: { ...entryTexts, created_by: { tr: 'Okuyan', de: 'Gelesen von', en: 'Read by' } },
  calls: defineTexts({
    may_call: { tr: 'Arama izni', de: 'Anruf erlaubt', en: 'May be called' },
    may_call_call_allowed: { tr: 'Evet', de: 'Ja', en: 'Yes' },
    ...Object.fromEntries(
      mayCallCodes.flatMap((code) =>
        code === 'call_allowed' ? [] : [[`may_call_${code}`, callingRefusals[code].words]],
      ),
    ),
  }),
  cus_files: defineTexts({
    file_url: { tr: 'Dosya adresi', de: 'Adresse der Datei', en: 'Address of the file' },
  }),
  customer_merges: {
    ...customerTexts,
    ...tableTexts,
    ...defineTexts({
      from_id: { tr: 'Eski müşteri', de: 'Alter Kunde', en: 'Old customer' },
      to_id: { tr: 'Kalan müşteri', de: 'Bleibender Kunde', en: 'Remaining customer' },
    }),
  },
  cus_taksitler: defineTexts({
    odenen: { tr: 'Ödenen tutar', de: 'Bezahlter Betrag', en: 'Amount paid' },
  }),
  customers: defineTexts({
    cus_is_firm: { tr: 'Firma müşterisi', de: 'Firmenkunde', en: 'Business customer' },
    cus_del: { tr: 'Silindi', de: 'Gelöscht', en: 'Deleted' },
    cus_f_on: {
      tr: 'Satış listelerinde gizli',
      de: 'In Verkaufslisten verborgen',
      en: 'Hidden in sales lists',
    },
    cus_random_user: { tr: 'Son seçen', de: 'Zuletzt gezogen von', en: 'Last drawn by' },
    reorder_due: { tr: 'Yeniden sipariş günü', de: 'Nächste Bestellung erwartet', en: 'Next order expected' },
    promised_day: { tr: 'Söz verilen ödeme günü', de: 'Zahlung zugesagt für', en: 'Payment promised for' },
  }),
  data_in_runs: { ...dataInTexts },
  debit_runs: running,
  gorevler: defineTexts({
    belge_tip_0: { tr: 'Belgesiz', de: 'Ohne Beleg', en: 'No document' },
    belge_tip_1: { tr: 'Sipariş', de: 'Auftrag', en: 'Order' },
    belge_tip_2: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
    belge_tip_3: { tr: 'Sevkiyat', de: 'Lieferung', en: 'Shipment' },
    msg_status: { tr: 'Tamamlandı', de: 'Erledigt', en: 'Done' },
    sender_status: { tr: 'Son yazan: gönderen', de: 'Absender schrieb zuletzt', en: 'Sender wrote last' },
    reciver_status: { tr: 'Son yazan: alıcı', de: 'Empfänger schrieb zuletzt', en: 'Receiver wrote last' },
  }),
  kargo_cikti: defineTexts({
    islem_zaman: { tr: 'Kayıt zamanı', de: 'Eingetragen am', en: 'Entered at' },
    gon_status: { tr: 'Teslim edildi', de: 'Zugestellt', en: 'Delivered' },
  }),
  konusma_metin: defineTexts({
    baslik: { tr: 'Başlık', de: 'Titel', en: 'Title' },
    file_url: { tr: 'Dosya adresi', de: 'Adresse der Datei', en: 'Address of the file' },
    cus_category: { tr: 'Müşteri kategorisi', de: 'Kundenkategorie', en: 'Category of customers' },
    metin: { tr: 'Metin', de: 'Text', en: 'Text' },
  }),
  mandates: defineTexts({
    state_draft: { tr: 'Taslak', de: 'Entwurf', en: 'Draft' },
    state_active: { tr: 'Geçerli', de: 'Gültig', en: 'Active' },
    state_revoked: { tr: 'Geri alındı', de: 'Widerrufen', en: 'Revoked' },
  }),
  number_ranges: defineTexts({
    kind_invoice: { tr: 'Faturalar', de: 'Rechnungen', en: 'Invoices' },
    kind_credit_note: { tr: 'İade faturaları', de: 'Gutschriften', en: 'Credit notes' },
    kind_cancellation: { tr: 'İptal faturaları', de: 'Stornorechnungen', en: 'Cancellations' },
    kind_customer: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
    kind_slip: { tr: 'Prim fişleri', de: 'Provisionsabrechnungen', en: 'Commission slips' },
  }),
  personel_odeme: commissions,
  prim_odeme_fis: commissions,
  prim_oranlari: defineTexts({
    gecerli_tar: { tr: 'Geçerlilik günü', de: 'Gilt ab', en: 'Valid from' },
    user_id: { tr: 'Personel', de: 'Verkäufer', en: 'Salesperson' },
  }),
  privacy_requests: defineTexts({
    kind_access: { tr: 'Bilgi verme', de: 'Auskunft', en: 'Access' },
    kind_erasure: { tr: 'Silme', de: 'Löschung', en: 'Erasure' },
    row_count: { tr: 'Kayıt sayısı', de: 'Anzahl der Datensätze', en: 'Number of records' },
    kept_count: { tr: 'Saklanan kayıt', de: 'Aufbewahrte Datensätze', en: 'Records kept' },
    next_on: { tr: 'Kalanı silme günü', de: 'Rest löschbar ab', en: 'Rest erasable from' },
  }),
  raking_figure: defineTexts({ kayit_user: { tr: 'Kaydeden', de: 'Eingetragen von', en: 'Entered by' } }),
  receipts: defineTexts({
    owner_before: { tr: 'Müşterinin önceki sahibi', de: 'Vorheriger Betreuer', en: 'Looked after before by' },
    first_before: {
      tr: 'Önceden listelerde gizli',
      de: 'Vorher in Verkaufslisten verborgen',
      en: 'Hidden in sales lists before',
    },
    source_desk: { tr: 'Tahsilat masası', de: 'Zahlungsplatz', en: 'Payments desk' },
    source_statement: { tr: 'Banka ekstresi', de: 'Kontoauszug', en: 'Bank statement' },
  }),
  saved_reports: {
    ...savedTexts,
    ...Object.fromEntries(Object.entries(reportKinds).map(([kind, { title }]) => [`report_${kind}`, title])),
    ...defineTexts({
      odeme_durumu: reportTexts.payment_state,
      odeme_durumu_0: reportTexts.payment_0,
      odeme_durumu_1: reportTexts.payment_1,
      vergi_durumu: reportTexts.tax_state,
      vergi_durumu_0: reportTexts.tax_0,
      vergi_durumu_1: reportTexts.tax_1,
      problem_owner_gone: savedTexts.owner_gone,
      problem_report_failed: savedTexts.report_failed,
      by_what_person: savedTexts.by_person,
      by_what_dealer: savedTexts.by_dealer,
      by_what_country: savedTexts.by_country,
      by_what_customer: savedTexts.by_customer,
      by_what_wine: savedTexts.by_wine,
      by_what_category: savedTexts.by_category,
      format_pdf: { tr: 'PDF', de: 'PDF', en: 'PDF' },
      format_xlsx: { tr: 'Excel', de: 'Excel', en: 'Excel' },
      owner_id: { tr: 'Sahibi', de: 'Von', en: 'Owner' },
    }),
  },
  stok: defineTexts({
    stok_color: { tr: 'Renk', de: 'Farbe', en: 'Colour' },
    stok_mensey: { tr: 'Menşei', de: 'Herkunft', en: 'Origin' },
    stok_tipi: { tr: 'Tipi', de: 'Geschmack', en: 'Style' },
    brosur_file_id: { tr: 'Broşür', de: 'Broschüre', en: 'Brochure' },
    image_file_id: { tr: 'Resim', de: 'Bild', en: 'Picture' },
  }),
  stok_hareket_tip: defineTexts({
    direction_2: { tr: 'Giriş', de: 'Zugang', en: 'In' },
    direction_3: { tr: 'Çıkış', de: 'Abgang', en: 'Out' },
  }),
  sys_users: defineTexts({
    password: { tr: 'Şifre', de: 'Passwort', en: 'Password' },
    password_changed: { tr: 'değiştirildi', de: 'geändert', en: 'changed' },
  }),
  transfer_runs: running,
}
