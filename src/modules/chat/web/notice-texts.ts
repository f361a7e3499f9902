import { defineTexts } from '#core/texts.ts'

/** Loaded with the shell, so it holds only what the shell says. */
export const chatNoticeTexts = defineTexts({
  new_message: { tr: '{name}: {message}', de: '{name}: {message}', en: '{name}: {message}' },
  new_messages: {
    tr: '{name}: {count} yeni mesaj',
    de: '{name}: {count} neue Nachrichten',
    en: '{name}: {count} new messages',
  },
  attachment: { tr: 'Dosya: {name}', de: 'Datei: {name}', en: 'File: {name}' },
})
