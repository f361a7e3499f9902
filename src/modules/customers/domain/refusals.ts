import { defineRefusals } from '#core/refusal.ts'

/** Refusals about customers that other modules use too. */
export const customersRefusals = defineRefusals({
  customer_vat_id_invalid: {
    tr: 'Müşterinin KDV numarası (USt-IdNr.) geçersiz: ülke harfleriyle başlamalı, örneğin DE123456788.',
    de: 'Die USt-IdNr. des Kunden ist ungültig: Sie beginnt mit den Buchstaben des Landes, zum Beispiel DE123456788.',
    en: 'The VAT id of the customer is not valid: it begins with the letters of its country, such as DE123456788.',
  },
})
