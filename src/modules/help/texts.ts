import { defineTexts } from '#core/texts/texts.ts'

export const helpTexts = defineTexts({
  title: { tr: 'Yardım: {screen}', de: 'Hilfe: {screen}', en: 'Help: {screen}' },
  none: {
    tr: 'Bu ekran için henüz bir sayfa yok.',
    de: 'Zu diesem Bildschirm gibt es noch keine Seite.',
    en: 'There is no page for this screen yet.',
  },
  when_refused: { tr: 'Bir ileti çıkarsa', de: 'Wenn etwas gemeldet wird', en: 'When something is reported' },
  remedy_title: { tr: 'Ne yapmalı?', de: 'Was tun?', en: 'What to do?' },
  next: { tr: 'Sonra', de: 'Wie es weitergeht', en: 'What comes next' },
  keys: {
    tr: 'F1 her ekranda yardımı, Ctrl+K aramayı, “?” tuşları açar.',
    de: 'F1 öffnet auf jedem Bildschirm die Hilfe, Ctrl+K die Suche, „?“ die Tasten.',
    en: 'F1 opens the help of every screen, Ctrl+K the search, “?” the keys.',
  },
  open_tour: { tr: 'Beş dakikalık tur', de: 'Rundgang in fünf Minuten', en: 'A tour of five minutes' },
  tour_title: { tr: 'Beş dakikalık tur', de: 'Rundgang in fünf Minuten', en: 'A tour of five minutes' },
  tour_hint: {
    tr: 'Adımlara tıklayın; ekran açılır, adım işaretlenir. Kaldığınız yer hatırlanır.',
    de: 'Klicken Sie auf einen Schritt: der Bildschirm öffnet sich, der Schritt ist abgehakt. Ihr Stand wird gemerkt.',
    en: 'Click a step: the screen opens and the step is ticked. Your progress is remembered.',
  },
  tour_progress: {
    tr: '{done} / {all} adım',
    de: '{done} von {all} Schritten',
    en: '{done} of {all} steps',
  },
  tour_again: { tr: 'Baştan başla', de: 'Von vorn beginnen', en: 'Start over' },
  help_here: {
    tr: 'Bu ekran için yardım (F1)',
    de: 'Hilfe zu diesem Bildschirm (F1)',
    en: 'Help for this screen (F1)',
  },
})
