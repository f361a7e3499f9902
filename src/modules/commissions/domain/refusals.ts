import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files of the commissions module use. */
export const commissionsRefusals = defineRefusals({
  commission_not_eligible: {
    tr: 'Seçilen bir fatura için prim ödenemez: ödenmiş ve kapatılmış olmalı, iptal edilmemiş olmalıdır.',
    de: 'Für eine der Rechnungen ist keine Provision fällig: Sie muss bezahlt und geschlossen sein und darf nicht storniert sein.',
    en: 'No commission is due for one of the invoices: it has to be paid, closed and not cancelled.',
  },
})
