import { defineRefusals } from '../refusal.ts'

/** What a document lacks that is printed all the same. */
export const documentsRefusals = defineRefusals({
  company_tax_number_missing: {
    tr: 'Firma bilgilerinde vergi numarası yok; belge bu hâliyle eksik.',
    de: 'In den Firmendaten fehlen Steuernummer und USt-IdNr.; so ist das Dokument unvollständig.',
    en: 'The company data lack a tax number; the document is incomplete.',
  },
})
