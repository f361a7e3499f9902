import { defineTexts } from '#core/texts/texts.ts'

/** States that the reference list has no word for. */
export const orderStatusTexts = defineTexts({
  withdrawn: { tr: 'Müşteri caydı', de: 'Widerrufen', en: 'Withdrawn' },
})
