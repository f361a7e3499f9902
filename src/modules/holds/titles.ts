import { defineTexts } from '#core/texts.ts'

/** The name of the screen: with the first page, where its other words come with the screen. */
export const titles = defineTexts({
  holds: { tr: 'Ayrılan şişeler', de: 'Gehaltene Flaschen', en: 'Held bottles' },
})
