import { defineRefusals } from '../refusal.ts'

/** Missing data in a document that is printed nevertheless. */
export const documentsRefusals = defineRefusals({
  company_tax_number_missing: {
    tr: 'Firma bilgilerinde vergi numarası yok; belge bu hâliyle eksik.',
    de: 'In den Firmendaten fehlen Steuernummer und USt-IdNr.; so ist das Dokument unvollständig.',
    en: 'The company data lack a tax number; the document is incomplete.',
  },
})
