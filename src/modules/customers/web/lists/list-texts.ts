import { defineTexts } from '#core/texts/texts.ts'

/** Words of the customer lists and of the distribution. */
export const customerListTexts = defineTexts({
  title: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
  subtitle: { tr: 'Tüm müşteri kayıtları', de: 'Alle Kunden', en: 'All customers' },
  empty: {
    tr: 'Henüz müşteri yok. Birini ekleyin ya da hepsini “Veri aktarımı” ile alın.',
    de: 'Noch kein Kunde. Legen Sie einen an, oder übernehmen Sie alle mit „Datenübernahme“.',
    en: 'No customer yet. Add one, or take all over by “Data import”.',
  },
  new: { tr: 'Yeni müşteri', de: 'Neuer Kunde', en: 'New customer' },
  action_update: { tr: 'Güncelle', de: 'Bearbeiten', en: 'Update' },
  action_files: { tr: 'Dosyalar', de: 'Dateien', en: 'Files' },
  action_addresses: { tr: 'Adresler', de: 'Adressen', en: 'Addresses' },
  action_appointment: { tr: 'Randevu', de: 'Termin', en: 'Appointment' },
  action_balance: { tr: 'Bakiye güncelle', de: 'Guthaben ändern', en: 'Update balance' },
  action_page: { tr: 'Müşteri sayfası', de: 'Kundenseite', en: 'Customer page' },
  action_delete: { tr: 'Sil', de: 'Löschen', en: 'Delete' },
  customer_name: { tr: 'Müşteri {id}', de: 'Kunde {id}', en: 'Customer {id}' },
  delete_question: {
    tr: '{name} silinsin mi?',
    de: 'Den Kunden {name} wirklich löschen?',
    en: 'Really delete the customer {name}?',
  },
  repair_title: { tr: 'Aranamayan numaralar', de: 'Nicht wählbare Nummern', en: 'Numbers to repair' },
  repair_subtitle: {
    tr: 'Aranamayan numarası olan müşteriler; Enter müşteriyi açar',
    de: 'Kunden mit Nummern, die nicht gewählt werden können; Enter öffnet den Kunden',
    en: 'Customers with numbers that cannot be dialled; Enter opens the customer',
  },
  repair_empty: {
    tr: 'Tüm numaralar aranabiliyor.',
    de: 'Alle Nummern können gewählt werden.',
    en: 'All numbers can be dialled.',
  },
  balance_title: { tr: 'Bakiyesi olan müşteriler', de: 'Kunden mit Guthaben', en: 'Customers with balance' },
  balance_subtitle: {
    tr: 'Bakiyesi sıfırdan büyük müşteriler',
    de: 'Alle Kunden, die ein Guthaben haben',
    en: 'Customers whose balance is above zero',
  },
  balance_empty: {
    tr: 'Bakiyesi olan müşteri yok.',
    de: 'Kein Kunde hat ein Guthaben.',
    en: 'No customer has a balance.',
  },
  appointments_title: { tr: 'Randevular', de: 'Termine', en: 'Appointments' },
  appointments_subtitle: {
    tr: 'Randevulu müşteriler, en erken olan önce',
    de: 'Kunden mit Termin, der früheste zuerst',
    en: 'Customers with an appointment, the earliest first',
  },
  appointments_empty: { tr: 'Randevu yok.', de: 'Es gibt keine Termine.', en: 'There are no appointments.' },
  distribute_title: { tr: 'Müşteri dağıt', de: 'Kunden verteilen', en: 'Distribute customers' },
  distribute_filter: { tr: 'Hangi müşteriler', de: 'Welche Kunden', en: 'Which customers' },
  distribute_transfer: { tr: 'Kime aktarılacak', de: 'An wen', en: 'To whom' },
  distribute_act: { tr: 'Aktar', de: 'Übertragen', en: 'Transfer' },
  distribute_hint: {
    tr: 'Aşağıdaki listenin ilk {count} müşterisi aktarılır. Açık siparişi olanlar atlanır.',
    de: 'Übertragen {count|one=wird der erste Kunde|other=werden die ersten {count} Kunden} der Liste unten. Wer einen offenen Auftrag hat, bleibt, wo er ist.',
    en: 'The first {count|one=customer|other={count} customers} of the list below {count|one=is|other=are} transferred. Those with an open order are skipped.',
  },
  distribute_nobody: {
    tr: 'Aktarılacak müşteri yok.',
    de: 'Es gibt keinen Kunden, der übertragen werden kann.',
    en: 'There is no customer to transfer.',
  },
  distribute_choose: {
    tr: 'Lütfen aktarılacak personeli seçin.',
    de: 'Bitte wählen Sie, an wen übertragen wird.',
    en: 'Please choose the staff member to transfer to.',
  },
  distribute_count: {
    tr: 'Adet sıfırdan büyük olmalı.',
    de: 'Bitte geben Sie an, wie viele Kunden übertragen werden.',
    en: 'The count must be greater than zero.',
  },
  distribute_question: {
    tr: '{count} müşteri {name} adlı personele aktarılsın mı?',
    de: '{count|one=Einen Kunden|other={count} Kunden} an {name} übertragen?',
    en: 'Transfer {count} {count|one=customer|other=customers} to {name}?',
  },
  distribute_done: {
    tr: '{moved} müşteri {name} adlı personele aktarıldı.',
    de: '{moved} {moved|one=Kunde wurde|other=Kunden wurden} an {name} übertragen.',
    en: '{moved} {moved|one=customer was|other=customers were} transferred to {name}.',
  },
})
