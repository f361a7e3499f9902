import { defineTexts } from '#core/texts.ts'

/** Texts of the reminder screen. */
export const reminderTexts = defineTexts({
  view: { tr: 'Görünüm', de: 'Ansicht', en: 'View' },
  sub_filter: { tr: 'Alt filtre', de: 'Fällige Stufe', en: 'Due for' },
  status: { tr: 'Durum', de: 'Status', en: 'Status' },
  empty: {
    tr: 'Bu görünümde fatura yok.',
    de: 'Keine Rechnungen in dieser Ansicht.',
    en: 'No invoices in this view.',
  },
  action_view: { tr: 'Görüntüle', de: 'Ansehen', en: 'View' },
  action_task: { tr: 'Görev gönder', de: 'Aufgabe senden', en: 'Send task' },
  action_customer: { tr: 'Müşteri sayfası', de: 'Kundenseite', en: 'Customer page' },
  action_operations: { tr: 'Genel işlemler', de: 'Vorgänge', en: 'General operations' },
  action_cancel: { tr: 'Faturayı iptal et', de: 'Rechnung stornieren', en: 'Cancel invoice' },
  action_seizure: { tr: 'Haciz', de: 'Pfändung', en: 'Seizure' },
  action_bankruptcy: { tr: 'İflas', de: 'Insolvenz', en: 'Bankruptcy' },
  stage_1: { tr: '1. uyarı', de: 'Erinnerung', en: 'First reminder' },
  stage_2: { tr: '2. uyarı', de: 'Mahnung', en: 'Second reminder' },
  stage_3: { tr: '3. uyarı', de: 'Letzte Mahnung', en: 'Third reminder' },
  send: { tr: '{stage} gönder', de: '{stage} verschicken', en: 'Send: {stage}' },
  withdraw: { tr: '{stage} sil', de: '{stage} löschen', en: 'Delete: {stage}' },
  send_question: {
    tr: '{count} fatura için {stage} kaydedilsin mi? Ücret: {fee}.',
    de: '{stage} für {count} Rechnung(en) als verschickt speichern? Gebühr je Rechnung: {fee}.',
    en: 'Save {stage} as sent for {count} invoice(s)? Fee for each: {fee}.',
  },
  send_early: {
    tr: 'Önceki uyarının süresi {day} tarihine kadar.',
    de: 'Die Frist der vorigen Stufe läuft noch bis {day}.',
    en: 'The deadline of the stage before runs to {day}.',
  },
  sent: { tr: '{stage} kaydedildi.', de: '{stage} ist gespeichert.', en: '{stage} is saved.' },
  print: { tr: '{stage} yazdır', de: '{stage} drucken', en: 'Print {stage}' },
  already_sent: { tr: '{day} tarihinde gönderildi.', de: 'Am {day} verschickt.', en: 'Sent on {day}.' },
  withdraw_question: {
    tr: '{stage} silinsin mi? Tarih ve ücret kaldırılır.',
    de: '{stage} löschen? Tag und Gebühr fallen weg.',
    en: 'Delete {stage}? Its day and fee are removed.',
  },
  withdrawn_1: {
    tr: 'Birinci uyarı iptal edildi.',
    de: 'Die Erinnerung ist zurückgenommen.',
    en: 'First warning cancelled.',
  },
  withdrawn_2: {
    tr: 'İkinci uyarı iptal edildi.',
    de: 'Die Mahnung ist zurückgenommen.',
    en: 'Second warning cancelled.',
  },
  withdrawn_3: {
    tr: 'Üçüncü uyarı iptal edildi.',
    de: 'Die letzte Mahnung ist zurückgenommen.',
    en: 'Third warning cancelled.',
  },
  bulk: { tr: 'Seçilenlere uyarı', de: 'Auswahl mahnen', en: 'Remind selected' },
  bulk_none: {
    tr: 'Lütfen önce en az bir fatura seçin.',
    de: 'Bitte wählen Sie zuerst mindestens eine Rechnung.',
    en: 'Please choose at least one invoice first.',
  },
  order_name: { tr: 'Sipariş {id}', de: 'Auftrag {id}', en: 'Order {id}' },
})
