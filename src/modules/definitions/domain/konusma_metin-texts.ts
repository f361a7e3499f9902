import { defineTexts } from '#core/texts.ts'

export const speechTexts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  baslik: { tr: 'Başlık', de: 'Titel', en: 'Title' },
  file_name: { tr: 'Dosya adı', de: 'Dateiname', en: 'File name' },
  file_url: { tr: 'Dosya adresi', de: 'Dateiadresse', en: 'File address' },
})
