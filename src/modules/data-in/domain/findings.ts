import { defineTexts, type TextParams } from '#core/texts/texts.ts'

export const findingKinds = ['error', 'notice', 'repair'] as const

export type FindingKind = (typeof findingKinds)[number]

/** Why a row is rejected, what was corrected in it, or what is worth knowing. */
export const findingTexts = defineTexts({
  required: { tr: 'Boş bırakılamaz.', de: 'Darf nicht leer sein.', en: 'Must not be empty.' },
  too_long: {
    tr: 'En fazla {max} karakter olabilir.',
    de: 'Höchstens {max} Zeichen sind möglich.',
    en: 'At most {max} characters are possible.',
  },
  not_number: { tr: 'Bu bir sayı değil.', de: 'Das ist keine Zahl.', en: 'This is not a number.' },
  out_of_range: {
    tr: '{min} ile {max} arasında olmalı.',
    de: 'Muss zwischen {min} und {max} liegen.',
    en: 'Must be between {min} and {max}.',
  },
  not_date: { tr: 'Bu bir tarih değil.', de: 'Das ist kein Datum.', en: 'This is not a date.' },
  in_future: { tr: 'Tarih gelecekte.', de: 'Der Tag liegt in der Zukunft.', en: 'The day is in the future.' },
  not_email: {
    tr: 'Bu bir e-posta adresi değil.',
    de: 'Das ist keine E-Mail-Adresse.',
    en: 'This is not an email address.',
  },
  not_iban: { tr: 'IBAN hatalı.', de: 'Die IBAN stimmt nicht.', en: 'The IBAN is wrong.' },
  not_vat_id: {
    tr: 'Bu KDV numarası olamaz: yazımı veya kontrol rakamı hatalı.',
    de: 'Diese USt-IdNr. kann es nicht geben: Aufbau oder Prüfziffer stimmt nicht.',
    en: 'This VAT id cannot exist: its form or its check digit is wrong.',
  },
  not_phone: {
    tr: 'Bu bir telefon numarası değil.',
    de: 'Das ist keine Telefonnummer.',
    en: 'This is not a phone number.',
  },
  not_flag: { tr: 'Evet veya hayır olmalı.', de: 'Muss ja oder nein sein.', en: 'Must be yes or no.' },
  not_in_list: {
    tr: 'Listede yok. Önce listeye ekleyin veya yazımı düzeltin.',
    de: 'Steht nicht in der Liste. Zuerst dort eintragen oder die Schreibweise berichtigen.',
    en: 'Is not in the list. Add it there first or correct the spelling.',
  },
  no_room: {
    tr: 'Hücrede boş telefon alanından fazla numara var.',
    de: 'In der Zelle stehen mehr Nummern, als Telefonfelder frei sind.',
    en: 'The cell has more numbers than there are free phone fields.',
  },
  no_name: {
    tr: 'Ad, soyad veya firma gerekli.',
    de: 'Vorname, Nachname oder Firma wird gebraucht.',
    en: 'A first name, surname or company is needed.',
  },
  street_needs_city: {
    tr: 'Sokak varsa şehir de gerekli.',
    de: 'Zu einer Straße gehört ein Ort.',
    en: 'A street needs its town.',
  },
  formula_without_value: {
    tr: 'Formülün hesaplanmış değeri yok: değeri yazın.',
    de: 'Die Formel hat keinen berechneten Wert: Bitte den Wert eintragen.',
    en: 'The formula has no computed value: enter the value.',
  },
  formula_error: {
    tr: 'Formül hata veriyor.',
    de: 'Die Formel ergibt einen Fehler.',
    en: 'The formula gives an error.',
  },
  merged_cells: {
    tr: 'Birleştirilmiş hücreler ({range}): ayırıp her satırı doldurun.',
    de: 'Verbundene Zellen ({range}): Bitte trennen und jede Zeile ausfüllen.',
    en: 'Merged cells ({range}): split them and fill every row.',
  },
  unknown_column: {
    tr: '“{head}” sütunu tanınmıyor: eşleştirin veya dışarıda bırakın.',
    de: 'Die Spalte „{head}“ ist unbekannt: Bitte zuordnen oder weglassen.',
    en: 'The column “{head}” is unknown: map it or leave it out.',
  },
  missing_column: {
    tr: '“{head}” sütunu eksik.',
    de: 'Die Spalte „{head}“ fehlt.',
    en: 'The column “{head}” is missing.',
  },
  unknown_sheet: {
    tr: '“{name}” sayfası tanınmıyor: eşleştirin veya dışarıda bırakın.',
    de: 'Das Blatt „{name}“ ist unbekannt: Bitte zuordnen oder weglassen.',
    en: 'The sheet “{name}” is unknown: map it or leave it out.',
  },
  head_row: {
    tr: 'Başlıklar {row}. satırda bulundu; üstündeki satırlar okunmuyor.',
    de: 'Die Überschriften stehen in Zeile {row}; was darüber steht, wird nicht gelesen.',
    en: 'The headings are in row {row}; what is above is not read.',
  },
  no_head_row: {
    tr: '{row}. satır boş veya yok: başlık satırını yeniden seçin.',
    de: 'Zeile {row} ist leer oder fehlt: Bitte wählen Sie die Zeile der Überschriften neu.',
    en: 'Row {row} is empty or missing: choose the row of the headings again.',
  },
  goes_with_left_out: {
    tr: 'Aktarılmayacak bir satıra bağlı.',
    de: 'Gehört zu einer Zeile, die nicht übernommen wird.',
    en: 'Belongs to a row that is not taken in.',
  },
  twice_in_file: {
    tr: 'Dosyada iki kez var, ilki {row}. satırda.',
    de: 'Steht doppelt in der Datei, zuerst in Zeile {row}.',
    en: 'Is in the file twice, first in row {row}.',
  },
  exists_already: {
    tr: 'Veritabanında zaten var.',
    de: 'Gibt es in der Datenbank schon.',
    en: 'Exists in the database already.',
  },
  same_person_in_file: {
    tr: '{row}. satırdaki kişiyle aynı görünüyor.',
    de: 'Scheint dieselbe Person zu sein wie in Zeile {row}.',
    en: 'Seems to be the same person as in row {row}.',
  },
  same_person: {
    tr: '{id} numaralı müşteriyle aynı görünüyor.',
    de: 'Scheint dieselbe Person zu sein wie Kunde {id}.',
    en: 'Seems to be the same person as customer {id}.',
  },
  unknown_customer: {
    tr: 'Bu müşteri ne dosyada ne veritabanında var.',
    de: 'Diesen Kunden gibt es weder in der Datei noch in der Datenbank.',
    en: 'This customer is neither in the file nor in the database.',
  },
  unknown_wine: {
    tr: 'Bu şarap ne dosyada ne veritabanında var.',
    de: 'Diesen Wein gibt es weder in der Datei noch in der Datenbank.',
    en: 'This wine is neither in the file nor in the database.',
  },
  unknown_invoice: {
    tr: 'Bu fatura dosyada yok.',
    de: 'Diese Rechnung steht nicht in der Datei.',
    en: 'This invoice is not in the file.',
  },
  foreign_invoice: {
    tr: 'Bu fatura başka bir satıcının.',
    de: 'Diese Rechnung gehört einem anderen Verkäufer.',
    en: 'This invoice belongs to another salesperson.',
  },
  number_ahead: {
    tr: 'Bu numara fatura aralığında henüz verilecek: önce aralığı yükseltin (sıradaki: {next}).',
    de: 'Diese Nummer vergibt der Nummernkreis erst noch (nächste: {next}): Bitte zuerst den Kreis erhöhen.',
    en: 'The number range will give this number out later (next: {next}): raise the range first.',
  },
  paid_in_full: {
    tr: 'Fatura tamamen ödenmiş; yalnızca açık faturalar alınır.',
    de: 'Die Rechnung ist ganz bezahlt; übernommen werden nur offene.',
    en: 'The invoice is paid in full; only open ones are taken.',
  },
  open_differs: {
    tr: 'Toplam + ücret − ödenen = {expected}, sütunda {found} yazıyor.',
    de: 'Betrag + Gebühr − bezahlt = {expected}, in der Spalte steht {found}.',
    en: 'Total + fee − paid = {expected}, the column says {found}.',
  },
  instalments_differ: {
    tr: 'Taksitlerin toplamı {found}, faturanın toplamı {expected}.',
    de: 'Die Raten ergeben {found}, die Rechnung {expected}.',
    en: 'The instalments add up to {found}, the invoice to {expected}.',
  },
  reminder_order: {
    tr: 'Uyarılar sırayla ve fatura tarihinden sonra olmalı.',
    de: 'Mahnungen folgen einander und kommen nach dem Rechnungsdatum.',
    en: 'Reminders follow each other and come after the invoice date.',
  },
  due_before_invoice: {
    tr: 'Vade fatura tarihinden önce.',
    de: 'Die Fälligkeit liegt vor dem Rechnungsdatum.',
    en: 'It is due before the day of the invoice.',
  },
  paid_without_day: {
    tr: 'Ödenen tutarın tarihi eksik.',
    de: 'Zu dem Bezahlten fehlt der Tag.',
    en: 'The day of what was paid is missing.',
  },
  two_addresses: {
    tr: 'Müşterinin bu türde bir adresi zaten var; bu varsayılan olmaz.',
    de: 'Der Kunde hat schon eine solche Adresse; diese wird nicht die Standardadresse.',
    en: 'The customer has such an address already; this one does not become the default.',
  },
  zero_added: {
    tr: 'Kaybolan sıfır eklendi: {value}',
    de: 'Verlorene Null ergänzt: {value}',
    en: 'Lost zero added: {value}',
  },
  number_split: {
    tr: 'İki numara ayrıldı: {value}',
    de: 'Zwei Nummern getrennt: {value}',
    en: 'Two numbers split: {value}',
  },
  blanked: {
    tr: 'Bilinmeyen ad boş bırakıldı.',
    de: 'Unbekannter Name bleibt leer.',
    en: 'An unknown name stays empty.',
  },
  fraction_to_percent: {
    tr: 'Kesir yüzdeye çevrildi: %{value}.',
    de: 'Der Bruchteil wurde als Prozentsatz gelesen: {value} %.',
    en: 'The fraction was read as a percentage: {value} %.',
  },
  text_to_number: {
    tr: 'Metin sayı olarak okundu: {value}',
    de: 'Text als Zahl gelesen: {value}',
    en: 'Text read as a number: {value}',
  },
  text_to_date: {
    tr: 'Metin tarih olarak okundu: {value}',
    de: 'Text als Datum gelesen: {value}',
    en: 'Text read as a date: {value}',
  },
  number_to_date: {
    tr: 'Sayı tarih olarak okundu: {value}',
    de: 'Zahl als Datum gelesen: {value}',
    en: 'Number read as a date: {value}',
  },
  formula_value: {
    tr: 'Formülün değeri alındı: {value}',
    de: 'Wert der Formel übernommen: {value}',
    en: 'Value of the formula taken: {value}',
  },
})

export type FindingCode = keyof typeof findingTexts

export type Finding = {
  kind: FindingKind
  row: number
  field: string | null
  code: FindingCode
  params?: TextParams
  found?: string | null
}
