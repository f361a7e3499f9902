import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files about held bottles say. */
export const holdsRefusals = defineRefusals({
  hold_not_yours: {
    tr: 'Bu taslak başka birinin.',
    de: 'Dieser Entwurf gehört jemand anderem.',
    en: 'This draft belongs to somebody else.',
  },
})
