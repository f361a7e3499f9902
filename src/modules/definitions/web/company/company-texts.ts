import { defineTexts } from '#core/texts/texts.ts'

/** The company screen. */
export const companyScreenTexts = defineTexts({
  hint: {
    tr: 'Faturalarda, e-faturalarda ve basılı belgelerde yer alır',
    de: 'Steht auf Rechnungen, in E-Rechnungen und auf allen gedruckten Dokumenten',
    en: 'Shown on invoices, in e-invoices and on every printed document',
  },
  section_company: { tr: 'Firma', de: 'Firma und Anschrift', en: 'Company and address' },
  section_contact: { tr: 'İletişim', de: 'Kontakt', en: 'Contact' },
  section_tax: { tr: 'Vergi ve sicil', de: 'Steuer und Register', en: 'Tax and register' },
  section_bank: { tr: 'Banka', de: 'Bankverbindung', en: 'Bank account' },
  section_print: { tr: 'Basılı metinler', de: 'Gedruckte Texte', en: 'Printed texts' },
  ready: {
    tr: 'Fatura ve e-fatura için hazır',
    de: 'Bereit für Rechnungen und E-Rechnungen',
    en: 'Ready for invoices and e-invoices',
  },
  incomplete: {
    tr: 'Bunlar eksikken fatura kesilemez:',
    de: 'Solange dies fehlt, wird keine Rechnung ausgestellt:',
    en: 'While this is missing, no invoice is issued:',
  },
  to_check: { tr: 'Lütfen kontrol edin:', de: 'Bitte prüfen:', en: 'Please check:' },
  take_from_texts: {
    tr: 'Aşağıdaki basılı metinler korunuyor. Eksik bilgileri oradan alanlara girin.',
    de: 'Die gedruckten Texte unten sind erhalten geblieben. Bitte tragen Sie fehlende Angaben daraus in die Felder ein.',
    en: 'The printed texts below have been kept. Please enter what is missing from them into the fields.',
  },
  to_field: { tr: 'Alana git', de: 'Zum Feld', en: 'To the field' },
  holder_hint: { tr: 'Boşsa: firma', de: 'Leer: die Firma selbst', en: 'Empty: the company itself' },
  creditor_hint: {
    tr: 'İsteğe bağlı, SEPA borçlandırmaları için',
    de: 'Freiwillig, für SEPA-Lastschriften',
    en: 'Optional, for SEPA direct debits',
  },
  own_text: { tr: 'Kendi metni', de: 'Eigener Text', en: 'Own text' },
  composed: { tr: 'Alanlardan oluşur', de: 'Aus den Feldern gebildet', en: 'Made of the fields' },
  text_lacks: {
    tr: 'Bu metinde farklı veya eksik: {fields}',
    de: 'In diesem Text anders oder nicht enthalten: {fields}',
    en: 'Different or missing in this text: {fields}',
  },
})
