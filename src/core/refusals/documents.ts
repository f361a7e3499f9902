import { defineTexts } from '../texts.ts'

/** Why a document cannot be issued, or a parcel not be booked like this. */
export const documentsRefusals = defineTexts({
  mail_address_unreachable: {
    tr: '{address} adresine e-posta ulaşmıyor. Adresi düzeltin ya da “Ulaşılamayan adresler”de yeniden açın.',
    de: 'An {address} kommen keine E-Mails an. Berichtigen Sie die Adresse oder lassen Sie sie unter „Nicht erreichbare Adressen“ wieder zu.',
    en: 'Mails to {address} do not arrive. Correct the address, or let it be tried again under “Unreachable addresses”.',
  },
  bounce_not_mail: {
    tr: 'Dosya bir e-posta (.eml) değil.',
    de: 'Die Datei ist keine E-Mail (.eml).',
    en: 'The file is not a mail (.eml).',
  },
  bounce_not_report: {
    tr: 'Bu e-posta bir teslim bildirimi değil.',
    de: 'Diese E-Mail ist keine Meldung über eine unzustellbare Nachricht.',
    en: 'This mail is no report about an undelivered message.',
  },
  bounce_unknown_mail: {
    tr: 'Bildirim bizim göndermediğimiz bir e-postayla ilgili.',
    de: 'Die Meldung betrifft keine E-Mail aus unserem Postausgang.',
    en: 'The report is about no mail of our outbox.',
  },
  withdrawal_period_over: {
    tr: 'Cayma süresi {day:date} tarihinde doldu. Nezaketen kabul etmek için nedenini yazın.',
    de: 'Die Widerrufsfrist endete am {day:date}. Aus Kulanz ist es mit einer Begründung möglich.',
    en: 'The withdrawal period ended on {day:date}. As goodwill it is possible with a reason.',
  },
  withdrawal_only_consumers: {
    tr: 'Firmaların cayma hakkı yok. Nezaketen kabul etmek için nedenini yazın.',
    de: 'Firmen haben kein Widerrufsrecht. Aus Kulanz ist es mit einer Begründung möglich.',
    en: 'Firms have no right of withdrawal. As goodwill it is possible with a reason.',
  },
  withdrawal_needs_reason: {
    tr: 'Nezaketen kabul için neden gerekli.',
    de: 'Für Kulanz ist eine Begründung nötig.',
    en: 'Goodwill needs a reason.',
  },
  cancellation_handed_out: {
    tr: 'İptal faturası verilmiş: faturanın iptali artık geri alınamaz. Lütfen yeni bir sipariş oluşturun.',
    de: 'Die Stornorechnung wurde schon ausgegeben: Die Stornierung lässt sich nicht mehr zurücknehmen. Bitte legen Sie einen neuen Auftrag an.',
    en: 'The cancellation has been handed out: it can no longer be undone. Please enter a new order.',
  },
  company_vat_id_invalid: {
    tr: 'Firma bilgilerindeki KDV numarası (USt-IdNr.) geçersiz.',
    de: 'Die USt-IdNr. in den Firmendaten ist ungültig.',
    en: 'The VAT id in the company record is not valid.',
  },
  company_vat_id_needed: {
    tr: 'Yurt dışına vergisiz teslimat için firma bilgilerinde KDV numarası (USt-IdNr.) gerekli.',
    de: 'Für steuerfreie Lieferungen ins Ausland braucht es die USt-IdNr. in den Firmendaten.',
    en: 'Tax-free deliveries abroad need the VAT id in the company record.',
  },
  company_contact_missing: {
    tr: 'Firma bilgilerinde telefon veya e-posta eksik.',
    de: 'In den Firmendaten fehlen Telefon oder E-Mail.',
    en: 'The company record lacks telephone or email.',
  },
  customer_name_missing: {
    tr: 'Müşterinin adı veya firması eksik.',
    de: 'Name oder Firma des Kunden fehlt.',
    en: 'The name or company of the customer is missing.',
  },
  customer_address_missing: {
    tr: 'Fatura adresi eksik: sokak, posta kodu ve şehir gerekli.',
    de: 'Die Rechnungsadresse ist unvollständig: Straße, PLZ und Ort sind nötig.',
    en: 'The invoice address is incomplete: street, postcode and city are needed.',
  },
  customer_country_unknown: {
    tr: 'Fatura adresindeki ülke bilinmiyor.',
    de: 'Das Land der Rechnungsadresse ist unbekannt.',
    en: 'The country of the invoice address is unknown.',
  },
  delivery_country_unknown: {
    tr: 'Teslimat adresindeki ülke bilinmiyor.',
    de: 'Das Land der Lieferadresse ist unbekannt.',
    en: 'The country of the delivery address is unknown.',
  },
  customer_vat_id_invalid: {
    tr: 'Müşterinin KDV numarası (USt-IdNr.) geçersiz: ülke harfleriyle başlamalı, örneğin DE123456788.',
    de: 'Die USt-IdNr. des Kunden ist ungültig: Sie beginnt mit den Buchstaben des Landes, zum Beispiel DE123456788.',
    en: 'The VAT id of the customer is not valid: it begins with the letters of its country, such as DE123456788.',
  },
  customer_vat_id_needed: {
    tr: 'AB içinde vergisiz teslimat için müşterinin KDV numarası (USt-IdNr.) gerekli.',
    de: 'Für eine steuerfreie Lieferung innerhalb der EU braucht es die USt-IdNr. des Kunden.',
    en: 'A tax-free delivery inside the EU needs the VAT id of the customer.',
  },
  customer_email_missing: {
    tr: 'XRechnung için müşterinin e-posta adresi gerekli.',
    de: 'Für die XRechnung fehlt die E-Mail-Adresse des Kunden.',
    en: 'An XRechnung needs the email address of the customer.',
  },
  shipment_day_out_of_range: {
    tr: 'Gönderim tarihi {from} ile {to} arasında olmalı.',
    de: 'Der Versandtag muss zwischen dem {from} und dem {to} liegen.',
    en: 'The day of shipping must lie between {from} and {to}.',
  },
  delivery_day_out_of_range: {
    tr: 'Teslim tarihi {from} ile {to} arasında olmalı.',
    de: 'Der Tag der Zustellung muss zwischen dem {from} und dem {to} liegen.',
    en: 'The day of delivery must lie between {from} and {to}.',
  },
  tracking_number_taken: {
    tr: 'Bu takip numarası başka bir müşterinin {id} numaralı siparişinde kullanılıyor.',
    de: 'Diese Sendungsnummer gehört schon zum Auftrag {id} eines anderen Kunden.',
    en: 'This tracking number belongs to order {id} of another customer.',
  },
  payee_tax_data_missing: {
    tr: '{name} için adres veya vergi numarası eksik: KDV gösteren bir prim fişi ikisini de gerektirir.',
    de: 'Bei {name} fehlen Anschrift oder Steuernummer: Eine Provisionsabrechnung mit Umsatzsteuer braucht beides.',
    en: 'Address or tax number of {name} is missing: a commission slip that shows VAT needs both.',
  },
  address_firm_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen firma adını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie den Firmennamen.',
    en: 'The address does not fit its window. Please shorten the company name.',
  },
  address_name_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen müşterinin adını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie den Namen des Kunden.',
    en: 'The address does not fit its window. Please shorten the name of the customer.',
  },
  address_street_too_long: {
    tr: 'Adres pencereye sığmıyor. Lütfen fatura adresinin sokak satırlarını kısaltın.',
    de: 'Die Anschrift passt nicht in das Fenster. Bitte kürzen Sie die Straßenzeilen der Rechnungsadresse.',
    en: 'The address does not fit its window. Please shorten the street lines of the invoice address.',
  },
  document_too_long: {
    tr: 'Bu dönemde {max:number} satırdan fazlası var. Lütfen daha kısa bir dönem seçin.',
    de: 'In diesem Zeitraum gibt es mehr als {max:number} Zeilen. Bitte einen kürzeren wählen.',
    en: 'This period has more than {max:number} lines. Please choose a shorter one.',
  },
  too_many_reports: {
    tr: 'En fazla {limit:number} rapor kaydedilebilir. Önce birini silin.',
    de: 'Höchstens {limit:number} Berichte können gespeichert sein. Bitte löschen Sie zuerst einen.',
    en: 'At most {limit:number} reports can be saved. Please delete one first.',
  },
  document_needs_invoice: {
    tr: 'Bu belge için önce fatura kesilmelidir.',
    de: 'Für diesen Beleg muss zuerst die Rechnung ausgestellt sein.',
    en: 'The invoice has to be issued before this document.',
  },
  document_nothing_to_pay: {
    tr: 'Bu faturada ödenecek tutar kalmadı.',
    de: 'Bei dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is left to pay on this invoice.',
  },
  company_tax_number_missing: {
    tr: 'Firma bilgilerinde vergi numarası yok; belge bu hâliyle eksik.',
    de: 'In den Firmendaten fehlen Steuernummer und USt-IdNr.; so ist das Dokument unvollständig.',
    en: 'The company data lack a tax number; the document is incomplete.',
  },
  company_iban_invalid: {
    tr: 'Firma bilgilerinde IBAN yok.',
    de: 'In den Firmendaten fehlt die IBAN.',
    en: 'The company record lacks the IBAN.',
  },
  document_job_not_done: {
    tr: 'Belgeler henüz hazır değil.',
    de: 'Die Belege sind noch nicht fertig.',
    en: 'The documents are not ready yet.',
  },
})
