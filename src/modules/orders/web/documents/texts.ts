import { defineTexts } from '#core/texts/texts.ts'

export const documentTexts = defineTexts({
  print: { tr: 'Yazdır', de: 'Drucken', en: 'Print' },
  mail: { tr: 'E-posta gönder', de: 'Per E-Mail senden', en: 'Send by email' },
  mail_to: { tr: 'Alıcı', de: 'Empfänger', en: 'Recipient' },
  mail_note: { tr: 'Not', de: 'Nachricht', en: 'Message' },
  mail_note_hint: {
    tr: 'Boş bırakılırsa standart metin gönderilir. Belge ekte yer alır.',
    de: 'Leer bedeutet: der übliche Begleittext. Das Dokument liegt als PDF bei.',
    en: 'Leave it empty for the usual text. The document is attached as a PDF.',
  },
  mail_send: { tr: 'Gönder', de: 'Senden', en: 'Send' },
  mail_queued: {
    tr: 'E-posta {to} adresine gönderilmek üzere sıraya alındı.',
    de: 'Die E-Mail an {to} liegt im Postausgang und geht gleich hinaus.',
    en: 'The email to {to} is in the outbox and goes out now.',
  },
  documents: { tr: 'Belgeler', de: 'Dokumente', en: 'Documents' },
  no_document: {
    tr: 'Belge gösterilemiyor.',
    de: 'Das Dokument kann nicht gezeigt werden.',
    en: 'The document cannot be shown.',
  },
  batch_progress: {
    tr: '{done} / {count} belge hazır',
    de: '{done} von {count} {count|one=Dokument|other=Dokumenten} erstellt',
    en: '{done} of {count} {count|one=document|other=documents} made',
  },
  batch_done: {
    tr: '{count} belge tek dosyada hazır.',
    de: '{count|one=Ein Dokument liegt|other={count} Dokumente liegen} in einer Datei bereit.',
    en: '{count} {count|one=document is|other=documents are} ready in one file.',
  },
  batch_none: {
    tr: 'Hiçbir belge oluşturulamadı.',
    de: 'Es ist kein Dokument entstanden.',
    en: 'No document was made.',
  },
  batch_question: {
    tr: '{count} belge hazırlanacak. E-posta adresi olan müşterilere e-postayla gönderilsin mi? Diğerleri yazdırılır.',
    de: '{count} {count|one=Dokument ist|other=Dokumente sind} zu erstellen. Sollen Kunden mit E-Mail-Adresse ihres per E-Mail bekommen? Die übrigen werden gedruckt.',
    en: '{count} {count|one=document is|other=documents are} to be made. Shall customers with an email address get theirs by email? The others are printed.',
  },
  batch_mail: {
    tr: 'E-postala, kalanı yazdır',
    de: 'Mailen und Rest drucken',
    en: 'Mail, print the rest',
  },
  batch_print_all: { tr: 'Hepsini yazdır', de: 'Alle drucken', en: 'Print all' },
  batch_mailed: {
    tr: '{count} belge giden postalarda gönderilmeyi bekliyor.',
    de: '{count} {count|one=Dokument liegt|other=Dokumente liegen} im Postausgang.',
    en: '{count} {count|one=document is|other=documents are} in the outbox.',
  },
  batch_cancelled: { tr: 'Durduruldu.', de: 'Angehalten.', en: 'Stopped.' },
  batch_failed: {
    tr: 'Yazdırma yarıda kaldı. Lütfen yeniden deneyin.',
    de: 'Der Druck ist abgebrochen. Bitte starten Sie ihn noch einmal.',
    en: 'Printing broke off. Please start it again.',
  },
  batch_left_out: { tr: 'Oluşturulamayanlar:', de: 'Nicht erstellt:', en: 'Left out:' },
  batch_open: { tr: 'Aç', de: 'Öffnen', en: 'Open' },
  order_name: { tr: 'Sipariş {id}', de: 'Auftrag {id}', en: 'Order {id}' },
})
