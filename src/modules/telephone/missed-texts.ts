import { defineTexts } from '#core/texts/texts.ts'
import { titles } from './titles.ts'

/** Words about missed calls of unknown callers. */
export const missedTexts = defineTexts({
  title: titles.missed,
  subtitle: {
    tr: 'Kimsenin tanımadığı numaralar; bir müşteriye verin ya da listeden çıkarın',
    de: 'Nummern, die niemand kennt: einem Kunden zuordnen oder von der Liste nehmen',
    en: 'Numbers that nobody knows: give them to a customer or take them off the list',
  },
  empty: {
    tr: 'Cevapsız arama yok. Telefon sistemi bağlıysa bilinmeyen numaralardan gelen cevapsız aramalar burada görünür.',
    de: 'Keine verpassten Anrufe. Ist eine Telefonanlage verbunden, erscheinen hier verpasste Anrufe unbekannter Nummern.',
    en: 'No missed calls. With a telephone system connected, missed calls of unknown numbers are listed here.',
  },
  number: { tr: 'Numara', de: 'Nummer', en: 'Number' },
  times: { tr: 'Arama sayısı', de: 'Anrufe', en: 'Calls' },
  started_at: { tr: 'Son arama', de: 'Zuletzt', en: 'Latest' },
  first_at: { tr: 'İlk arama', de: 'Zuerst', en: 'First' },
  person: { tr: 'Kimde çaldı', de: 'Klingelte bei', en: 'Rang at' },
  known: { tr: 'Kayıtlı müşteri', de: 'Kunden mit Nummer', en: 'Customers with it' },
  system: { tr: 'Telefon sistemi', de: 'Telefonanlage', en: 'Telephone system' },
  assign: { tr: 'Müşteriye ver', de: 'Kunden zuordnen', en: 'Give to a customer' },
  assign_hint: {
    tr: 'Müşteri bu numarayı ve bir geri arama alır.',
    de: 'Der Kunde bekommt die Nummer und einen Rückruf.',
    en: 'The customer gets the number and a call-back.',
  },
  assign_find: {
    tr: 'Ad, firma, şehir veya numara',
    de: 'Name, Firma, Ort oder Nummer',
    en: 'Name, firm, town or number',
  },
  assign_none: { tr: 'Müşteri bulunamadı.', de: 'Kein Kunde gefunden.', en: 'No customer found.' },
  assigned: {
    tr: '{number} müşteriye verildi.',
    de: '{number} ist zugeordnet.',
    en: '{number} is given to the customer.',
  },
  new_customer: {
    tr: 'Bu numarayla yeni müşteri',
    de: 'Neuer Kunde mit dieser Nummer',
    en: 'New customer with this number',
  },
  dismiss: { tr: 'Listeden çıkar', de: 'Von der Liste nehmen', en: 'Take off the list' },
  dismissed: {
    tr: '{number} listeden çıkarıldı.',
    de: '{number} ist von der Liste genommen.',
    en: '{number} is off the list.',
  },
  erase: { tr: 'Numarayı sil', de: 'Nummer löschen', en: 'Erase the number' },
  erase_question: {
    tr: '{number} bütün aramalardan silinir. Bu geri alınamaz.',
    de: '{number} wird aus allen Anrufen gelöscht. Das lässt sich nicht rückgängig machen.',
    en: '{number} is erased from every call. This cannot be undone.',
  },
  erase_for_good: {
    tr: 'Bu geri alınamaz.',
    de: 'Das lässt sich nicht rückgängig machen.',
    en: 'This cannot be undone.',
  },
  erased: { tr: 'Numara silindi.', de: 'Die Nummer ist gelöscht.', en: 'The number is erased.' },
})
