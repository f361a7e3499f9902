import { defineTexts } from '#core/texts/texts.ts'

/** Words of the definition screens. */
export const definitionScreenTexts = defineTexts({
  countries: { tr: 'Ülke tanımları', de: 'Länder', en: 'Countries' },
  countries_hint: {
    tr: 'Vergi, kargo ve çalışma saatleri',
    de: 'Steuer, Versandkosten und Arbeitszeiten',
    en: 'Tax, cargo and working hours',
  },
  country_edit: { tr: 'Ülkeyi düzenle', de: 'Land bearbeiten', en: 'Edit country' },
  hours_hint: {
    tr: 'Başlangıç ve bitiş aynıysa sınır yoktur. Yöneticiler her zaman çalışabilir.',
    de: 'Gleiche Zeiten bedeuten: keine Grenze. Administratoren dürfen immer arbeiten.',
    en: 'Equal times mean no limit. Administrators may always work.',
  },
  tax_hint: {
    tr: 'Bugünden itibaren geçerlidir; daha sonraki bir gün aşağıda girilir.',
    de: 'Gilt ab heute; ein späterer Tag wird unten eingetragen.',
    en: 'Counts from today; a later day is entered below.',
  },
  categories: { tr: 'Kategoriler', de: 'Kategorien', en: 'Categories' },
  categories_hint: { tr: 'Müşteri kategorileri', de: 'Gruppen von Kunden', en: 'Groups of customers' },
  category_new: { tr: 'Yeni kategori', de: 'Neue Kategorie', en: 'New category' },
  category_edit: { tr: 'Kategoriyi düzenle', de: 'Kategorie bearbeiten', en: 'Edit category' },
  cat_type_hint: {
    tr: 'Boş bırakılırsa numarası kullanılır.',
    de: 'Leer: die Nummer wird der Schlüssel.',
    en: 'Empty: the number becomes the key.',
  },
  dealers: { tr: 'Bayi işlemleri', de: 'Händler', en: 'Dealers' },
  dealers_hint: {
    tr: 'Bayiler ve yüzdeleri',
    de: 'Händler und ihre Provision',
    en: 'Dealers and their commission',
  },
  rate_hint: {
    tr: 'Değişiklik bugünden itibaren geçerlidir; eski siparişler kendi günlerinin oranıyla kazanır.',
    de: 'Eine Änderung gilt ab heute; frühere Aufträge verdienen nach dem Satz ihres Tages.',
    en: 'A change counts from today; earlier orders earn by the rate of their day.',
  },
  dealer_new: { tr: 'Yeni bayi', de: 'Neuer Händler', en: 'New dealer' },
  dealer_edit: { tr: 'Bayiyi düzenle', de: 'Händler bearbeiten', en: 'Edit dealer' },
  rankings: { tr: 'Sıralamalar', de: 'Ranglisten', en: 'Rankings' },
  rankings_hint: {
    tr: 'Ana sayfada gösterilen görseller',
    de: 'Bilder, die auf der Startseite gezeigt werden',
    en: 'Pictures that are shown on the home page',
  },
  ranking_new: { tr: 'Yeni sıralama', de: 'Neue Rangliste', en: 'New ranking' },
  ranking_edit: { tr: 'Sıralamayı düzenle', de: 'Rangliste bearbeiten', en: 'Edit ranking' },
  ranking_empty: {
    tr: 'Henüz sıralama yok. İlk görseli ekleyin.',
    de: 'Noch keine Ranglisten. Fügen Sie das erste Bild hinzu.',
    en: 'No rankings yet. Add the first picture.',
  },
  picture: { tr: 'Görsel', de: 'Bild', en: 'Picture' },
  picture_missing: { tr: 'Bir görsel seçin.', de: 'Bitte ein Bild wählen.', en: 'Choose a picture.' },
  company: { tr: 'Firma bilgileri', de: 'Firmendaten', en: 'Company info' },
})
