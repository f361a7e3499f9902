import { defineTexts } from '#core/texts/texts.ts'

export const definitionTexts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  country_code: { tr: 'Ülke kodu', de: 'Land', en: 'Country code' },
  country: { tr: 'Ülke', de: 'Name', en: 'Country' },
  c_type: { tr: 'Sıra', de: 'Reihenfolge', en: 'Order' },
  tax_rate: { tr: 'Vergi oranı %', de: 'Steuersatz %', en: 'Tax rate %' },
  cargo_price: { tr: 'Kargo ücreti', de: 'Versandkosten', en: 'Cargo price' },
  system_start_time: { tr: 'Sistem başlangıcı', de: 'Arbeitsbeginn', en: 'System start' },
  system_end_time: { tr: 'Sistem bitişi', de: 'Arbeitsende', en: 'System end' },
  cat_type: { tr: 'Kod', de: 'Schlüssel', en: 'Key' },
  category: { tr: 'Kategori', de: 'Kategorie', en: 'Category' },
  firma: { tr: 'Firma', de: 'Kurzname', en: 'Firm' },
  firma_cari: { tr: 'Cari adı', de: 'Firma', en: 'Full name' },
  adres: { tr: 'Adres', de: 'Adresse', en: 'Address' },
  ustid: { tr: 'Vergi no', de: 'USt-IdNr.', en: 'VAT id' },
  yuzde: { tr: 'Yüzde', de: 'Provision %', en: 'Percent' },
  upper_firm: { tr: 'Üst firma', de: 'Übergeordnet', en: 'Parent firm' },
  upper_firma: { tr: 'Üst firma', de: 'Übergeordnet', en: 'Parent firm' },
  title: { tr: 'Başlık', de: 'Titel', en: 'Title' },
  file_name: { tr: 'Dosya', de: 'Datei', en: 'File' },
  img_url: { tr: 'Adres', de: 'Adresse', en: 'Address' },
  created_at: { tr: 'Eklendi', de: 'Angelegt am', en: 'Added' },
})

/** Push texts for users without an open window. */
export const rankingPushTexts = defineTexts({
  new_ranking: {
    tr: 'Yeni bir sıralama var',
    de: 'Es gibt eine neue Rangliste',
    en: 'There is a new ranking',
  },
})
