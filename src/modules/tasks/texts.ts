import { defineTexts } from '#core/texts/texts.ts'

export const taskTexts = defineTexts({
  id: { tr: 'Görev no', de: 'Aufgabe', en: 'Task' },
  sender_date: { tr: 'Gönderim', de: 'Gesendet', en: 'Sent' },
  gonderen: { tr: 'Gönderen', de: 'Von', en: 'From' },
  alan: { tr: 'Alıcı', de: 'An', en: 'To' },
  belge_no: { tr: 'Belge no', de: 'Belegnr.', en: 'Document' },
  belge_tip: { tr: 'Belge türü', de: 'Belegart', en: 'Kind of document' },
  cus_id: { tr: 'Müşteri no', de: 'Kundennr.', en: 'Customer' },
  cus_name: { tr: 'Adı', de: 'Vorname', en: 'First name' },
  cus_surname: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
  reciver_usr: { tr: 'Alıcı kişi', de: 'Empfänger', en: 'Receiver' },
  sender_msg: { tr: 'Mesaj', de: 'Nachricht', en: 'Message' },
  reciver_msg: { tr: 'Cevap', de: 'Antwort', en: 'Reply' },
})

/** Push texts for users without an open window. */
export const taskPushTexts = defineTexts({
  new_task: { tr: '{name} bir görev gönderdi', de: 'Neue Aufgabe von {name}', en: 'New task from {name}' },
  new_reply: { tr: '{name} görevi cevapladı', de: 'Antwort von {name}', en: 'Reply from {name}' },
})

/** What a task is about, by the kind of its document. */
export const documentTexts = defineTexts({
  document_1: { tr: 'Sipariş {no}', de: 'Auftrag {no}', en: 'Order {no}' },
  document_2: { tr: 'Fatura {no}', de: 'Rechnung {no}', en: 'Invoice {no}' },
  document_3: { tr: 'Sevkiyat {no}', de: 'Lieferung {no}', en: 'Shipment {no}' },
})
