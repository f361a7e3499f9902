import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files about calls say. */
export const callsRefusals = defineRefusals({
  no_dialable_number: {
    tr: 'Müşterinin aranabilir bir numarası yok.',
    de: 'Der Kunde hat keine Nummer, die gewählt werden kann.',
    en: 'The customer has no number that can be dialled.',
  },
})
