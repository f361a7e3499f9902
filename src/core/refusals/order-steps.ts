import { defineTexts } from '../texts.ts'

/** Why an order cannot take a step, shipping among them, or take one back. */
export const orderStepsRefusals = defineTexts({
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
  order_already_approved: {
    tr: 'Sipariş zaten onaylanmış.',
    de: 'Der Auftrag ist bereits bestätigt.',
    en: 'The order is already approved.',
  },
  order_already_sent: {
    tr: 'Sipariş zaten gönderilmiş.',
    de: 'Der Auftrag ist bereits versandt.',
    en: 'The order has already been sent.',
  },
  shipment_not_on_hand: {
    tr: '{code} için depoda yalnızca {available} şişe var, {wanted} gerekiyor.',
    de: 'Von {code} {available|one=liegt|other=liegen} nur {available} {available|one=Flasche|other=Flaschen} im Lager, nötig: {wanted}.',
    en: 'Only {available} {available|one=bottle|other=bottles} of {code} {available|one=is|other=are} in the warehouse, needed: {wanted}.',
  },
  carrier_without_tracking: {
    tr: '{carrier} için web takibi yok.',
    de: 'Für {carrier} gibt es keine Sendungsverfolgung im Web.',
    en: 'There is no web tracking for {carrier}.',
  },
  carrier_information_missing: {
    tr: 'Kargo şirketi bilgisi eksik.',
    de: 'Die Angabe zum Versandunternehmen fehlt.',
    en: 'The carrier information is missing.',
  },
  order_kind_wrong: {
    tr: 'Bu işlem bu tür bir belge için yapılamaz.',
    de: 'Das geht bei dieser Belegart nicht.',
    en: 'This is not possible for this kind of document.',
  },
  order_in_collection: {
    tr: 'Bu fatura hacizde veya iflas aşamasında.',
    de: 'Zu dieser Rechnung läuft eine Pfändung oder ein Insolvenzverfahren.',
    en: 'This invoice is seized or in bankruptcy.',
  },
  order_not_seized: {
    tr: 'Bu fatura hacizde değil.',
    de: 'Zu dieser Rechnung läuft keine Pfändung.',
    en: 'This invoice is not seized.',
  },
  remaining_payments_open: {
    tr: 'Kayıt ancak kalan tüm ödemeler yapıldıktan sonra kapatılabilir. Kalan: {remaining:money}.',
    de: 'Der Vorgang kann erst geschlossen werden, wenn alles bezahlt ist. Offen: {remaining:money}.',
    en: 'The record can be closed only after all remaining payments are paid. Open: {remaining:money}.',
  },
  order_is_disputed: {
    tr: 'Müşteri bu faturaya itiraz ediyor.',
    de: 'Die Rechnung ist strittig.',
    en: 'The invoice is disputed.',
  },
  order_not_disputed: {
    tr: 'Bu faturaya itiraz yok.',
    de: 'Die Rechnung ist nicht strittig.',
    en: 'The invoice is not disputed.',
  },
  task_is_open: {
    tr: 'Bu görev zaten açık.',
    de: 'Diese Aufgabe ist bereits offen.',
    en: 'This task is open already.',
  },
  task_is_done: {
    tr: 'Bu görev tamamlanmış, artık cevap yazılamaz.',
    de: 'Diese Aufgabe ist erledigt und nimmt keine Antworten mehr an.',
    en: 'This task is done and takes no more replies.',
  },
})
