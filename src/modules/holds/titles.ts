import { defineTexts } from '#core/texts/texts.ts'

/** The name of the screen, loaded at the start; its other texts are loaded with the screen. */
export const titles = defineTexts({
  holds: { tr: 'Ayrılan şişeler', de: 'Gehaltene Flaschen', en: 'Held bottles' },
})
