import { defineTexts } from '#core/texts.ts'

/** Loaded with the shell, so it holds only what the shell says. */
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
