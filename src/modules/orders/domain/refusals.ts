import { defineRefusals } from '#core/refusal.ts'

/** Refusals about orders that several files say. */
export const ordersRefusals = defineRefusals({
  commission_already_paid: {
    tr: 'Bu fatura için prim ödenmiş. Önce prim fişini silin.',
    de: 'Für diese Rechnung ist die Provision schon abgerechnet. Löschen Sie zuerst die Abrechnung.',
    en: 'The commission of this invoice is already paid. Delete its slip first.',
  },
  document_needs_invoice: {
    tr: 'Bu belge için önce fatura kesilmelidir.',
    de: 'Für diesen Beleg muss zuerst die Rechnung ausgestellt sein.',
    en: 'The invoice has to be issued before this document.',
  },
  company_iban_invalid: {
    tr: 'Firma bilgilerinde IBAN yok.',
    de: 'In den Firmendaten fehlt die IBAN.',
    en: 'The company record lacks the IBAN.',
  },
  hold_expired: {
    tr: 'Ayırma süresi doldu. {code}: artık yalnızca {count:number} şişe boşta.',
    de: 'Die Flaschen werden nicht mehr gehalten. {code}: {count|one=Es ist|other=Es sind} nur noch {count:number} frei.',
    en: 'The bottles are no longer held. {code}: only {count:number} {count|one=is|other=are} free.',
  },
  customer_country_code_is_undefined_before_give_order_country_code_must_be_defined: {
    tr: 'Müşterinin ülkesi tanımlı değil. Sipariş vermeden önce ülkeyi tanımlayın.',
    de: 'Das Land des Kunden fehlt. Bitte tragen Sie es ein, bevor Sie einen Auftrag anlegen.',
    en: 'The country of the customer is missing. Please enter it before placing an order.',
  },
  can_be_ordered: {
    tr: '{code}: {count:number} adet sipariş verilebilir.',
    de: '{code}: Es {count|one=kann|other=können} nur {count:number} {count|one=Flasche|other=Flaschen} bestellt werden.',
    en: '{code}: only {count:number} {count|one=bottle|other=bottles} can be ordered.',
  },
  order_total_changed: {
    tr: 'Formda {shown:money} görünüyordu, bugünkü tutar ise {actual:money}. Vergi, kargo veya fiyat değişmiş; form yenilendi, lütfen kontrol edip yeniden kaydedin.',
    de: 'Das Formular zeigte {shown:money}, heute sind es {actual:money}. Steuersatz, Versand oder Preis haben sich geändert; die Beträge sind jetzt neu berechnet. Bitte prüfen und noch einmal speichern.',
    en: 'The form showed {shown:money}, today it is {actual:money}. Tax rate, shipping or price have changed; the amounts are recalculated. Please check and save again.',
  },
  tax_rate_changed: {
    tr: 'Formda vergi oranı %{shown:number} görünüyordu, bugün geçerli oran %{actual:number}. Form yenilendi; lütfen kontrol edip yeniden kaydedin.',
    de: 'Das Formular zeigte {shown:number} % Steuer, heute gelten {actual:number} %. Die Beträge sind jetzt neu berechnet. Bitte prüfen und noch einmal speichern.',
    en: 'The form showed a tax rate of {shown:number} %, today it is {actual:number} %. The amounts are recalculated. Please check and save again.',
  },
  order_is_cancelled: {
    tr: 'Bu kayıt iptal edilmiş. Önce iptali geri alın.',
    de: 'Dieser Vorgang ist storniert. Nehmen Sie zuerst die Stornierung zurück.',
    en: 'This record is cancelled. Undo the cancellation first.',
  },
  order_not_cancelled: {
    tr: 'Bu kayıt iptal edilmemiş.',
    de: 'Dieser Vorgang ist nicht storniert.',
    en: 'This record is not cancelled.',
  },
  order_is_invoiced: {
    tr: 'Fatura kesilmiş, artık değiştirilemez veya silinemez. Düzeltme için iptal edin veya iade faturası oluşturun.',
    de: 'Die Rechnung ist ausgestellt und bleibt unverändert. Zur Korrektur stornieren Sie sie oder schreiben eine Gutschrift.',
    en: 'The invoice is issued and stays as it is. To correct it, cancel it or write a credit note.',
  },
  order_not_invoiced: {
    tr: 'Bu sipariş için açık bir fatura yok.',
    de: 'Zu diesem Auftrag gibt es keine offene Rechnung.',
    en: 'There is no open invoice for this order.',
  },
  order_is_closed: {
    tr: 'Fatura kapatılmış. Önce yeniden açın.',
    de: 'Die Rechnung ist geschlossen. Öffnen Sie sie zuerst wieder.',
    en: 'The invoice is closed. Reopen it first.',
  },
  order_not_closed: {
    tr: 'Fatura kapatılmamış.',
    de: 'Die Rechnung ist nicht geschlossen.',
    en: 'The invoice is not closed.',
  },
  order_kind_wrong: {
    tr: 'Bu işlem bu tür bir belge için yapılamaz.',
    de: 'Das geht bei dieser Belegart nicht.',
    en: 'This is not possible for this kind of document.',
  },
  payment_in_future: {
    tr: 'Ödeme tarihi gelecekte olamaz.',
    de: 'Das Zahlungsdatum liegt in der Zukunft.',
    en: 'The payment date is in the future.',
  },
  nothing_open: {
    tr: 'Bu faturada açık tutar yok.',
    de: 'Auf dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is open on this invoice any more.',
  },
  more_than_owed: {
    tr: 'En fazla {amount:money} kullanılabilir.',
    de: 'Es sind höchstens {amount:money} verfügbar.',
    en: 'At most {amount:money} is available.',
  },
  reminder_not_sent: {
    tr: '{stage}. uyarı gönderilmemiş.',
    de: 'Die Mahnstufe {stage} wurde nicht verschickt.',
    en: 'The {stage|1=first|2=second|other=third} reminder was not sent.',
  },
})
