import { cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'

const refusals = defineRefusals({
  run_total_changed: {
    tr: 'Tutar bu arada {total:money} oldu. Lütfen listeyi yeniden kontrol edin.',
    de: 'Inzwischen sind es {total:money}. Bitte sehen Sie die Aufstellung noch einmal an.',
    en: 'The total is {total:money} by now. Please look at the list again.',
  },
})

/** A run must have the total of its preview, if one was shown. */
export function whyNotAsPreviewed(total: number, previewed: number | null | undefined): Refusal {
  if (previewed === null || previewed === undefined) return null
  return cents(previewed) === cents(total) ? null : { ...refusals.run_total_changed, params: { total } }
}
