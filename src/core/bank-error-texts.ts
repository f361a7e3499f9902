import { defineTexts } from './texts.ts'

/** Why a statement, a mandate or a file for the bank is refused. */
export const bankErrorTexts = defineTexts({
  statement_not_xml: {
    tr: 'Dosya XML değil veya okunamıyor. Bankadan camt.053 ya da camt.054 biçiminde isteyin.',
    de: 'Die Datei ist kein XML oder nicht lesbar. Laden Sie bei der Bank eine Datei im Format camt.053 oder camt.054.',
    en: 'The file is not XML or cannot be read. Get a camt.053 or camt.054 file from the bank.',
  },
  statement_has_dtd: {
    tr: 'Dosyada DTD veya entity var; güvenlik nedeniyle okunmaz.',
    de: 'Die Datei enthält eine DTD oder Entities und wird aus Sicherheitsgründen nicht gelesen.',
    en: 'The file contains a DTD or entities and is not read for security reasons.',
  },
  statement_wrong_format: {
    tr: 'Bu biçim okunmuyor: {format}. camt.053 ve camt.054 (001.02 ve 001.08) okunur.',
    de: 'Dieses Format wird nicht gelesen: {format}. Gelesen werden camt.053 und camt.054 (001.02 und 001.08).',
    en: 'This format is not read: {format}. camt.053 and camt.054 (001.02 and 001.08) are.',
  },
  statement_foreign_account: {
    tr: '{iban} hesabı firmanın değil. Önce hesabı bankada ekleyin.',
    de: 'Das Konto {iban} gehört nicht zur Firma. Tragen Sie es zuerst bei den Konten ein.',
    en: 'The account {iban} is not one of the company. Add it to the accounts first.',
  },
  statement_too_long: {
    tr: 'Dosyada {max} satırdan fazla hareket var. Daha kısa bir dönem seçin.',
    de: 'Die Datei hat mehr als {max} Umsätze. Wählen Sie einen kürzeren Zeitraum.',
    en: 'The file has more than {max} entries. Choose a shorter period.',
  },
  statement_is_mt940: {
    tr: 'MT940 artık okunmuyor. Bankadan aynı ekstreyi camt.053 olarak isteyin.',
    de: 'MT940 wird nicht gelesen. Laden Sie denselben Auszug bei der Bank als camt.053.',
    en: 'MT940 is not read. Get the same statement from the bank as camt.053.',
  },
  statement_broken: {
    tr: 'Dosyada eksik veya bozuk bir yer var: {what}',
    de: 'In der Datei fehlt etwas oder ist beschädigt: {what}',
    en: 'Something in the file is missing or broken: {what}',
  },
  csv_mapping_missing: {
    tr: 'Bu hesap için sütunlar seçilmemiş. Önce CSV sütunlarını kaydedin.',
    de: 'Für dieses Konto sind keine Spalten festgelegt. Speichern Sie zuerst die Spalten der CSV-Datei.',
    en: 'No columns are set for this account. Save the columns of the CSV file first.',
  },
  csv_columns_missing: {
    tr: 'Bu sütunlar dosyada yok: {columns}',
    de: 'Diese Spalten hat die Datei nicht: {columns}',
    en: 'The file does not have these columns: {columns}',
  },
  csv_row_broken: {
    tr: '{row}. satırda “{field}” okunamıyor.',
    de: 'In Zeile {row} ist „{field}“ nicht lesbar.',
    en: '“{field}” cannot be read in row {row}.',
  },
})
