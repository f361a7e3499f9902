import { defineTexts } from '#core/texts/texts.ts'

/** Texts of the dialog about the work of a user who leaves. */
export const offboardTexts = defineTexts({
  title: {
    tr: '{name} ayrılıyor: iş devri',
    de: '{name} geht: Arbeit übergeben',
    en: '{name} leaves: hand over the work',
  },
  hint: {
    tr: 'Açık işler başkalarına geçer. Faturalar, kazanılan primler ve borçlar bu kişide kalır.',
    de: 'Offene Arbeit geht an andere. Rechnungen, verdiente Provisionen und Schulden bleiben bei dieser Person.',
    en: 'Open work goes to others. Invoices, earned commissions and debts stay with this person.',
  },
  customers: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
  appointments: { tr: 'Randevular', de: 'Termine', en: 'Appointments' },
  tasks: { tr: 'Açık görevler', de: 'Offene Aufgaben', en: 'Open tasks' },
  orders: { tr: 'Faturasız siparişler', de: 'Aufträge ohne Rechnung', en: 'Orders without invoice' },
  calls: { tr: 'Bitmemiş aramalar', de: 'Offene Anrufe', en: 'Open calls' },
  notes: { tr: 'Kaydedilmemiş notlar', de: 'Ungespeicherte Gesprächsnotizen', en: 'Unsaved call notes' },
  holds: {
    tr: 'Şişe tutan taslaklar (bırakılır)',
    de: 'Entwürfe mit gehaltenen Flaschen (werden frei)',
    en: 'Drafts that hold bottles (let go)',
  },
  customers_to: { tr: 'Müşteriler kime', de: 'Kunden an', en: 'Customers to' },
  to_pool: { tr: 'Havuza', de: 'In den Pool', en: 'To the pool' },
  to_even: {
    tr: 'Bayinin {count} satış personeline eşit',
    de: 'Gleichmäßig an {count} {count|one=Person|other=Personen} im Verkauf',
    en: 'Evenly to {count} sales {count|one=person|other=people}',
  },
  pool_hint: {
    tr: 'Açık siparişi olan müşteriler havuza değil, görevleri devralana geçer.',
    de: 'Kunden mit offenem Auftrag gehen nicht in den Pool, sondern an die Person, die die Aufgaben übernimmt.',
    en: 'Customers with an open order do not go to the pool but to the person who takes the tasks.',
  },
  tasks_to: { tr: 'Görevler ve geri kalan kime', de: 'Aufgaben und Übriges an', en: 'Tasks and the rest to' },
  reason: { tr: 'Neden (geçmiş için)', de: 'Grund (für den Verlauf)', en: 'Reason (for the history)' },
  only_block: {
    tr: 'Devretmeden engelle',
    de: 'Ohne Übergabe sperren',
    en: 'Block without handing over',
  },
  do_block: { tr: 'Devret ve engelle', de: 'Übergeben und sperren', en: 'Hand over and block' },
  do_delete: { tr: 'Devret ve sil', de: 'Übergeben und löschen', en: 'Hand over and delete' },
  done: {
    tr: 'Devredildi: {customers} müşteri, {appointments} randevu, {tasks} görev, {orders} sipariş, {calls} arama, {notes} not.',
    de: 'Übergeben: {customers} {customers|one=Kunde|other=Kunden}, {appointments} {appointments|one=Termin|other=Termine}, {tasks} {tasks|one=Aufgabe|other=Aufgaben}, {orders} {orders|one=Auftrag|other=Aufträge}, {calls} {calls|one=Anruf|other=Anrufe}, {notes} {notes|one=Notiz|other=Notizen}.',
    en: 'Handed over: {customers} {customers|one=customer|other=customers}, {appointments} {appointments|one=appointment|other=appointments}, {tasks} {tasks|one=task|other=tasks}, {orders} {orders|one=order|other=orders}, {calls} {calls|one=call|other=calls}, {notes} {notes|one=note|other=notes}.',
  },
})
