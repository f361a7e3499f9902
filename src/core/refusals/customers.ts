import { defineTexts } from '../texts.ts'

/** Why a customer is not shown, drawn, handed over, changed or merged. */
export const customersRefusals = defineTexts({
  uygun_kayit_bulunamadi: {
    tr: 'Uygun kayıt bulunamadı.',
    de: 'Kein passender Kunde gefunden.',
    en: 'No matching customer was found.',
  },
  customer_cannot_found_maybe_deleted: {
    tr: 'Müşteri bulunamadı. Silinmiş olabilir.',
    de: 'Der Kunde wurde nicht gefunden. Vielleicht wurde er gelöscht.',
    en: 'The customer was not found and may have been deleted.',
  },
  customer_belongs_to_other_user_customer_information_cannot_be_viewed: {
    tr: 'Müşteri başka bir kullanıcıya ait, bilgileri görüntülenemez.',
    de: 'Der Kunde gehört einem anderen Benutzer, seine Daten können nicht angezeigt werden.',
    en: 'The customer belongs to another user, so the information cannot be viewed.',
  },
  rand_tar_cannot_late_7_days: {
    tr: 'Size ait olmayan bir müşteride randevu bugünden en fazla 7 gün uzakta olabilir.',
    de: 'Bei einem fremden Kunden darf der Termin höchstens 7 Tage von heute entfernt sein.',
    en: 'For a customer that is not yours the appointment may be at most 7 days away from today.',
  },
  nothing_owed_to_promise: {
    tr: 'Müşterinin açık faturası yok; ödeme sözü ancak borç varken kaydedilir.',
    de: 'Der Kunde hat keine offene Rechnung; eine Zahlung sagt nur zu, wer etwas schuldet.',
    en: 'The customer has no open invoice; only who owes something promises to pay.',
  },
  status_needs_confirmation: {
    tr: 'Bu durum müşterinin randevusunu siler. Lütfen onaylayın.',
    de: 'Mit diesem Status wird der Termin des Kunden gelöscht. Bitte bestätigen Sie das.',
    en: 'This status deletes the appointment of the customer. Please confirm it.',
  },
  release_needs_confirmation: {
    tr: 'Müşteri havuza döner ve randevusu silinir. Lütfen onaylayın.',
    de: 'Der Kunde geht in den Pool zurück, und sein Termin wird gelöscht. Bitte bestätigen Sie das.',
    en: 'The customer goes back to the pool and the appointment is deleted. Please confirm it.',
  },
  customer_has_open_orders: {
    tr: 'Müşterinin açık siparişleri var. Önce bunları kapatın veya iptal edin.',
    de: 'Der Kunde hat offene Aufträge. Bitte diese zuerst abschließen oder stornieren.',
    en: 'The customer has open orders. Close or cancel them first.',
  },
  receiver_not_available: {
    tr: 'Lütfen müşterilerin aktarılacağı etkin bir personel seçin.',
    de: 'Bitte wählen Sie einen aktiven Mitarbeiter, der die Kunden übernimmt.',
    en: 'Please choose an active staff member to receive the customers.',
  },
  user_has_work: {
    tr: 'Bu kişide iş bekliyor (müşteri: {customers}, açık sipariş: {orders}, görev: {tasks}). Önce işi devredin ya da kişiyi engelleyin.',
    de: 'Bei dieser Person wartet noch Arbeit (Kunden: {customers}, offene Aufträge: {orders}, Aufgaben: {tasks}). Bitte übergeben Sie sie zuerst, oder sperren Sie die Person.',
    en: 'Work waits with this person (customers: {customers}, open orders: {orders}, tasks: {tasks}). Please hand it over first, or block the person.',
  },
  move_needs_confirmation: {
    tr: 'Bu kişi başka bir bayiye geçerken işini de götürür (müşteri: {customers}, görev: {tasks}); açık siparişler ({orders}) eski bayide kalır. Lütfen onaylayın.',
    de: 'Beim Wechsel zu einem anderen Händler nimmt diese Person ihre Arbeit mit (Kunden: {customers}, Aufgaben: {tasks}); offene Aufträge ({orders}) bleiben beim bisherigen Händler. Bitte bestätigen Sie das.',
    en: 'This person takes work along to another dealer (customers: {customers}, tasks: {tasks}); open orders ({orders}) stay with the dealer so far. Please confirm it.',
  },
  taker_not_available: {
    tr: 'Lütfen işi devralacak, etkin olan başka bir kişi seçin.',
    de: 'Bitte wählen Sie eine andere, aktive Person, die übernimmt.',
    en: 'Please choose another, active person to take over.',
  },
  nobody_to_share: {
    tr: 'Bu bayide müşterileri paylaşacak başka etkin satış personeli yok.',
    de: 'Bei diesem Händler ist sonst niemand im Verkauf aktiv, der die Kunden teilen könnte.',
    en: 'Nobody else sells actively for this dealer who could share the customers.',
  },
  customer_wants_no_contact: {
    tr: 'Müşteri iletişim istemiyor, e-posta gönderilemez.',
    de: 'Der Kunde möchte nicht kontaktiert werden, es wird keine E-Mail verschickt.',
    en: 'The customer does not wish to be contacted, no mail is sent.',
  },
  too_many_views: {
    tr: 'En fazla {limit} görünüm kaydedebilirsiniz. Önce birini silin.',
    de: 'Sie können höchstens {limit} Ansichten speichern. Löschen Sie zuerst eine.',
    en: 'You can save at most {limit} views. Delete one first.',
  },
  balance_already_used: {
    tr: 'Bu tutar müşterinin bakiyesinde artık yok; önce bakiyeyi düzeltin.',
    de: 'Der Betrag steht nicht mehr im Guthaben des Kunden; berichtigen Sie zuerst das Guthaben.',
    en: 'The amount is no longer in the balance of the customer; correct the balance first.',
  },
  merge_same_customer: {
    tr: 'Bir müşteri kendisiyle birleştirilemez.',
    de: 'Ein Kunde kann nicht mit sich selbst zusammengeführt werden.',
    en: 'A customer cannot be merged with itself.',
  },
  merge_other_dealer: {
    tr: 'İki müşteri farklı bayilere ait; önce birini aktarın.',
    de: 'Die beiden gehören zu verschiedenen Händlern; übertragen Sie zuerst einen.',
    en: 'The two belong to different dealers; hand one of them over first.',
  },
  merge_money_under_way: {
    tr: 'Bankada cevaplanmamış ödeme var ({count:number}); önce tamamlanmalı.',
    de: 'Es {count|one=ist eine Zahlung|other=sind {count:number} Zahlungen} bei der Bank unterwegs; warten Sie deren Antwort ab.',
    en: '{count|one=A payment is|other={count:number} payments are} under way at the bank; wait for the answer.',
  },
  merge_two_mandates: {
    tr: 'İkisinin de geçerli bir mandatı var; önce birini iptal edin.',
    de: 'Beide haben ein gültiges Mandat; widerrufen Sie zuerst eines.',
    en: 'Both have a mandate in use; revoke one first.',
  },
})
