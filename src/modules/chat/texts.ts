import { defineTexts } from '#core/texts/texts.ts'

/** What the server writes by itself: to newcomers, into reports and into pushes. */
export const chatTexts = defineTexts({
  welcome_1: {
    tr: 'Weinkontor sohbetine hoş geldiniz. Soldaki listeden bir kişi seçin veya yeni bir grup kurun.',
    de: 'Willkommen im Chat von Weinkontor. Wählen Sie links einen Kontakt oder gründen Sie eine Gruppe.',
    en: 'Welcome to the Weinkontor chat. Choose a contact on the left or start a group.',
  },
  welcome_2: {
    tr: 'Resim, ses ve belge gönderebilirsiniz. Profilinizde kendinizi kısaca tanıtın.',
    de: 'Bilder, Sprachnachrichten und Dokumente können Sie mitschicken. Im Profil stellen Sie sich kurz vor.',
    en: 'You can send pictures, voice notes and documents. Say a few words about yourself in your profile.',
  },
  report: {
    tr: '“{room}” grubu bildirildi. Son mesajlar:',
    de: 'Die Gruppe „{room}“ wurde gemeldet. Die letzten Nachrichten:',
    en: 'The group “{room}” was reported. The latest messages:',
  },
  report_empty: { tr: '(mesaj yok)', de: '(noch keine Nachrichten)', en: '(no messages yet)' },
  attachment: { tr: 'Dosya: {name}', de: 'Datei: {name}', en: 'File: {name}' },
})
