import { defineRefusals } from '../refusal.ts'

/** The problems of single fields are sent along. */
export const inputRefusals = defineRefusals({
  lutfen_girdiginiz_bigileri_kontrol_ediniz: {
    tr: 'Lütfen girdiğiniz bilgileri kontrol ediniz.',
    de: 'Bitte prüfen Sie Ihre Eingaben.',
    en: 'Please check the information you entered.',
  },
})
