import { defineTexts } from '#core/texts/texts.ts'

/** Titles of the screens; loaded with the first page, unlike the screens' other texts. */
export const titles = defineTexts({
  team: { tr: 'Ekip', de: 'Team', en: 'Team' },
  missed: { tr: 'Cevapsız aramalar', de: 'Verpasste Anrufe', en: 'Missed calls' },
  phone_systems: { tr: 'Telefon sistemleri', de: 'Telefonanlagen', en: 'Telephone systems' },
})
