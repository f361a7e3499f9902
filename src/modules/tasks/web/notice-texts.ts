import { defineTexts } from '#core/texts/texts.ts'

/** Loaded with the shell, so only the texts that the shell needs. */
export const taskNoticeTexts = defineTexts({
  new_task: {
    tr: 'Yeni görev – {name}: {message}',
    de: 'Neue Aufgabe von {name}: {message}',
    en: 'New task from {name}: {message}',
  },
  new_reply: {
    tr: 'Göreve cevap – {name}: {message}',
    de: 'Antwort von {name}: {message}',
    en: 'Reply from {name}: {message}',
  },
})
