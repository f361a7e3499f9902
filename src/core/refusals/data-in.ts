import { defineTexts } from '../texts.ts'

/** Why data of another system is not taken in, or not given back. */
export const dataInRefusals = defineTexts({
  data_in_not_workbook: {
    tr: 'Dosya bir Excel çalışma kitabı (xlsx) veya CSV dosyası değil ya da bozuk.',
    de: 'Die Datei ist keine Excel-Arbeitsmappe (xlsx) und keine CSV-Datei, oder sie ist beschädigt.',
    en: 'The file is neither an Excel workbook (xlsx) nor a CSV file, or it is broken.',
  },
  data_in_old_excel: {
    tr: 'Eski Excel biçimi (xls) okunmaz. Dosyayı xlsx olarak kaydedin.',
    de: 'Das alte Excel-Format (xls) wird nicht gelesen. Speichern Sie die Datei als xlsx.',
    en: 'The old Excel format (xls) is not read. Save the file as xlsx.',
  },
  data_in_too_many_rows: {
    tr: 'Bir sayfada {max:number} satırdan fazla var. Lütfen dosyayı bölün.',
    de: 'Ein Blatt hat mehr als {max:number} Zeilen. Bitte teilen Sie die Datei auf.',
    en: 'A sheet has more than {max:number} rows. Please split the file.',
  },
  data_in_not_passed: {
    tr: 'Bu dosyanın denetimi hatasız değil. Hataları düzeltip yeniden denetleyin.',
    de: 'Die Prüfung dieser Datei hat Fehler ergeben. Bitte berichtigen und neu prüfen.',
    en: 'The check of this file found errors. Correct them and check again.',
  },
  data_in_outdated: {
    tr: 'Denetimden sonra veriler değişti ({count} satır artık uymuyor). Lütfen yeniden denetleyin.',
    de: 'Seit der Prüfung haben sich Daten geändert ({count} {count|one=Zeile passt|other=Zeilen passen} nicht mehr). Bitte neu prüfen.',
    en: 'Data has changed since the check ({count} {count|one=row does|other=rows do} not fit any more). Please check again.',
  },
  data_in_wrong_state: {
    tr: 'Bu aktarımın durumu buna izin vermiyor.',
    de: 'Im jetzigen Stand dieser Übernahme ist das nicht möglich.',
    en: 'This import is not in a state for that.',
  },
  data_in_touched_payment: {
    tr: 'Geri alınamaz: {number} faturasına bu arada ödeme işlendi.',
    de: 'Nicht mehr rückgängig zu machen: Auf Rechnung {number} wurde inzwischen gebucht.',
    en: 'Cannot be undone any more: something was booked on invoice {number} meanwhile.',
  },
  data_in_touched_invoice: {
    tr: 'Geri alınamaz: {number} faturası bu arada değişti.',
    de: 'Nicht mehr rückgängig zu machen: Rechnung {number} wurde inzwischen geändert.',
    en: 'Cannot be undone any more: invoice {number} was changed meanwhile.',
  },
  data_in_touched_order: {
    tr: 'Geri alınamaz: aktarılan bir müşterinin bu arada siparişi var ({number}).',
    de: 'Nicht mehr rückgängig zu machen: Ein übernommener Kunde hat inzwischen einen Auftrag ({number}).',
    en: 'Cannot be undone any more: an imported customer has an order by now ({number}).',
  },
  data_in_touched_wine: {
    tr: 'Geri alınamaz: {number} şarabı bu arada hareket gördü.',
    de: 'Nicht mehr rückgängig zu machen: Der Wein {number} wurde inzwischen bewegt oder bestellt.',
    en: 'Cannot be undone any more: wine {number} was moved or ordered meanwhile.',
  },
  data_in_touched_advance: {
    tr: 'Geri alınamaz: {number} numaralı avans bir fişle kapatıldı.',
    de: 'Nicht mehr rückgängig zu machen: Vorschuss {number} wurde mit einem Beleg verrechnet.',
    en: 'Cannot be undone any more: advance {number} was settled by a slip.',
  },
  data_in_touched: {
    tr: 'Geri alınamaz: aktarılan kayıtlar bu arada kullanıldı (görüşme, dosya, görev veya mandat).',
    de: 'Nicht mehr rückgängig zu machen: Mit übernommenen Datensätzen wurde inzwischen gearbeitet (Gespräch, Datei, Aufgabe oder Mandat).',
    en: 'Cannot be undone any more: imported records were used meanwhile (conversation, file, task or mandate).',
  },
  invoice_from_old_system: {
    tr: 'Bu fatura önceki sistemde düzenlendi; aslı oradadır.',
    de: 'Diese Rechnung wurde im früheren System ausgestellt; ihr Original liegt dort.',
    en: 'This invoice was issued in the earlier system; its original is there.',
  },
})
