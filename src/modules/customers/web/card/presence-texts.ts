import { defineTexts } from '#core/texts/texts.ts'

/** Words about who else has a customer open. */
export const presenceTexts = defineTexts({
  has_open: {
    tr: '{name} bu müşteriyi açtı',
    de: '{name} hat den Kunden geöffnet',
    en: '{name} has the customer open',
  },
  talks: {
    tr: '{name} {time} süredir görüşüyor',
    de: '{name} spricht seit {time}',
    en: '{name} has been talking for {time}',
  },
})
