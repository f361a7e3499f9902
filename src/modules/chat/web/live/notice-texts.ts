import { defineTexts } from '#core/texts/texts.ts'

/** Loaded with the shell, so it holds only what the shell says. */
export const chatNoticeTexts = defineTexts({
  new_message: { tr: '{name}: {message}', de: '{name}: {message}', en: '{name}: {message}' },
  new_messages: {
    tr: '{name}: {count} yeni mesaj',
    de: '{name}: {count} {count|one=neue Nachricht|other=neue Nachrichten}',
    en: '{name}: {count} new {count|one=message|other=messages}',
  },
  attachment: { tr: 'Dosya: {name}', de: 'Datei: {name}', en: 'File: {name}' },
})
