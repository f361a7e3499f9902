import { defineTexts } from '../texts.ts'

/** Why money is not booked, moved, paid back or asked for. */
export const paymentsRefusals = defineTexts({
  payment_date_before_order: {
    tr: 'Ödeme tarihi sipariş tarihinden önce olamaz.',
    de: 'Das Zahlungsdatum liegt vor dem Auftragsdatum.',
    en: 'The payment date is before the order date.',
  },
  booked_from_statement: {
    tr: 'Bu ödeme banka ekstresinden kaydedildi. Bankada, ekstre satırından geri alın.',
    de: 'Diese Zahlung stammt aus einem Kontoauszug. Nehmen Sie sie auf der Seite Bank zurück.',
    en: 'This payment comes from a bank statement. Take it back on the bank screen.',
  },
  payment_in_future: {
    tr: 'Ödeme tarihi gelecekte olamaz.',
    de: 'Das Zahlungsdatum liegt in der Zukunft.',
    en: 'The payment date is in the future.',
  },
  credit_note_needs_reason: {
    tr: 'Faturasız bir iade faturası için neden yazın.',
    de: 'Eine Gutschrift ohne Rechnung braucht einen Grund.',
    en: 'A credit note without an invoice needs a reason.',
  },
  nothing_open: {
    tr: 'Bu faturada açık tutar yok.',
    de: 'Auf dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is open on this invoice any more.',
  },
  not_overdue: {
    tr: 'Bu fatura henüz gecikmiş değil.',
    de: 'Diese Rechnung ist noch nicht überfällig.',
    en: 'This invoice is not overdue yet.',
  },
  all_reminders_sent: {
    tr: 'Üç uyarının hepsi gönderildi.',
    de: 'Alle drei Mahnstufen sind verschickt.',
    en: 'All three reminders were sent.',
  },
  money_moved_on: {
    tr: 'Bu paranın bir kısmı bakiyeye aktarıldı veya iade edildi. Önce o kaydı geri alın.',
    de: 'Ein Teil dieses Geldes ging ins Guthaben oder zurück an den Kunden. Nehmen Sie zuerst diese Buchung zurück.',
    en: 'Part of this money went to the balance or back to the customer. Withdraw that booking first.',
  },
  nothing_to_move: {
    tr: 'Bu kayıtta müşteriye ait para yok.',
    de: 'Auf diesem Beleg liegt kein Geld, das dem Kunden gehört.',
    en: 'This record holds no money that belongs to the customer.',
  },
  more_than_owed: {
    tr: 'En fazla {amount:money} kullanılabilir.',
    de: 'Es sind höchstens {amount:money} verfügbar.',
    en: 'At most {amount:money} is available.',
  },
  more_than_open: {
    tr: 'Faturada yalnızca {amount:money} açık.',
    de: 'Auf der Rechnung sind nur {amount:money} offen.',
    en: 'Only {amount:money} is open on the invoice.',
  },
  balance_is_empty: {
    tr: 'Müşterinin bakiyesi boş.',
    de: 'Der Kunde hat kein Guthaben.',
    en: 'The customer has no balance.',
  },
  invoice_has_credit_notes: {
    tr: 'Bu faturaya ait iade faturaları var ({numbers}). Önce onları iptal edin.',
    de: 'Zu dieser Rechnung gibt es Gutschriften ({numbers}). Stornieren Sie zuerst diese.',
    en: 'This invoice has credit notes ({numbers}). Cancel them first.',
  },
  credit_note_already_used: {
    tr: 'Bu iade faturası mahsup edildi, aktarıldı veya ödendi. Önce o kayıtları geri alın.',
    de: 'Diese Gutschrift wurde verrechnet, gutgeschrieben oder ausgezahlt. Nehmen Sie zuerst diese Buchungen zurück.',
    en: 'This credit note was set off, moved to the balance or paid out. Withdraw those bookings first.',
  },
  paid_money_needs_place: {
    tr: 'Bu fatura için {amount:money} ödendi. Paranın bakiyeye mi aktarılacağını yoksa iade mi edileceğini seçin.',
    de: 'Auf diese Rechnung wurden {amount:money} gezahlt. Wählen Sie, ob das Geld ins Guthaben geht oder erstattet wird.',
    en: '{amount:money} was paid for this invoice. Choose whether the money goes to the balance or is refunded.',
  },
  refund_already_paid: {
    tr: 'Bu faturadan {amount:money} iade edildi. Önce iadeyi geri alın.',
    de: 'Von dieser Rechnung wurden {amount:money} erstattet. Nehmen Sie zuerst die Erstattung zurück.',
    en: '{amount:money} of this invoice was refunded. Withdraw the refund first.',
  },
  debit_not_returned: {
    tr: 'Bu faturada geri dönen tahsilat yok.',
    de: 'Zu dieser Rechnung kam keine Lastschrift zurück.',
    en: 'No debit of this invoice came back.',
  },
  previous_reminder_missing: {
    tr: 'Önce {stage}. uyarı gönderilmelidir.',
    de: 'Zuerst muss die Mahnstufe {stage} verschickt sein.',
    en: 'The {stage|1=first|2=second|other=third} reminder has to be sent first.',
  },
  later_reminder_sent: {
    tr: 'Önce {stage}. uyarıyı silin.',
    de: 'Löschen Sie zuerst die Mahnstufe {stage}.',
    en: 'Delete the {stage|1=first|2=second|other=third} reminder first.',
  },
  reminder_not_sent: {
    tr: '{stage}. uyarı gönderilmemiş.',
    de: 'Die Mahnstufe {stage} wurde nicht verschickt.',
    en: 'The {stage|1=first|2=second|other=third} reminder was not sent.',
  },
  credit_note_already_sent: {
    tr: 'İade faturasının ödemesi zaten gönderilmiş.',
    de: 'Die Gutschrift ist bereits ausgezahlt.',
    en: 'The credit note has already been paid out.',
  },
  credit_note_above_invoice: {
    tr: 'İade faturaları, faturanın tutarını veya şişe sayısını aşamaz.',
    de: 'Gutschriften dürfen Betrag und Flaschen der Rechnung nicht übersteigen.',
    en: 'Credit notes cannot exceed the amount or the bottles of the invoice.',
  },
})
