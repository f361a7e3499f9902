import { defineTexts } from '#core/texts/texts.ts'

export const celebrationTexts = defineTexts({
  celebration: { tr: 'Sıralama', de: 'Rangliste', en: 'Ranking' },
  no_picture: {
    tr: 'Henüz sıralama resmi yok.',
    de: 'Noch kein Bild zur Rangliste.',
    en: 'No ranking picture yet.',
  },
})
