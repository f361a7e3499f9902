import { defineTexts } from '#core/texts/texts.ts'

export const speechTexts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  baslik: { tr: 'Başlık', de: 'Titel', en: 'Title' },
  file_name: { tr: 'Dosya adı', de: 'Dateiname', en: 'File name' },
  cus_category: { tr: 'Müşteri kategorisi', de: 'Kundenkategorie', en: 'Category of customers' },
  metin: {
    tr: 'Konuşma metni ({name}, {wine} ve {seller} doldurulur)',
    de: 'Gesprächstext ({name}, {wine} und {seller} werden eingesetzt)',
    en: 'What is said ({name}, {wine} and {seller} are filled in)',
  },
  file_url: { tr: 'Dosya adresi', de: 'Dateiadresse', en: 'File address' },
})
