import { defineTexts } from '#core/texts.ts'

/** The names of the screens: with the first page, where the other words of a screen come with it. */
export const titles = defineTexts({
  team: { tr: 'Ekip', de: 'Team', en: 'Team' },
  missed: { tr: 'Cevapsız aramalar', de: 'Verpasste Anrufe', en: 'Missed calls' },
  phone_systems: { tr: 'Telefon sistemleri', de: 'Telefonanlagen', en: 'Telephone systems' },
})
