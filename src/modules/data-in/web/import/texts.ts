import { defineTexts } from '#core/texts/texts.ts'

/** Words of the import screen. */
export const importScreenTexts = defineTexts({
  title: { tr: 'Müşteri aktarımı', de: 'Kundenimport', en: 'Customer import' },
  choose: { tr: 'Excel dosyası seç', de: 'Excel-Datei wählen', en: 'Choose Excel file' },
  no_file: {
    tr: 'Önce bir Excel dosyası (xlsx, xls) seçin.',
    de: 'Wählen Sie zuerst eine Excel-Datei (xlsx, xls).',
    en: 'Choose an Excel file (xlsx, xls) first.',
  },
  category: { tr: 'Kategori', de: 'Kategorie', en: 'Category' },
  choose_category: {
    tr: 'Lütfen bir kategori seçin.',
    de: 'Bitte wählen Sie eine Kategorie.',
    en: 'Please choose a category.',
  },
  upload: { tr: 'Yükle', de: 'Hochladen', en: 'Upload' },
  sample: { tr: 'Örnek dosya', de: 'Beispieldatei', en: 'Sample file' },
  export: { tr: 'Excel olarak indir', de: 'Als Excel herunterladen', en: 'Export to Excel' },
  remove_added: { tr: 'Eklenenleri çıkar', de: 'Hinzugefügte entfernen', en: 'Remove added rows' },
  test_data: { tr: 'Test verisi', de: 'Testdaten', en: 'Test data' },
  reading: { tr: 'Dosya okunuyor …', de: 'Datei wird gelesen …', en: 'Reading the file …' },
  unreadable: {
    tr: 'Dosya okunamadı. Lütfen geçerli bir xlsx veya xls dosyası seçin.',
    de: 'Die Datei lässt sich nicht lesen. Bitte wählen Sie eine gültige xlsx- oder xls-Datei.',
    en: 'The file cannot be read. Please choose a valid xlsx or xls file.',
  },
  too_many_rows: {
    tr: 'Dosyada {max} satırdan fazla var. Lütfen bölün.',
    de: 'Die Datei hat mehr als {max} Zeilen. Bitte teilen Sie sie auf.',
    en: 'The file has more than {max} rows. Please split it.',
  },
  header_title: {
    tr: 'Sütun başlıkları uymuyor',
    de: 'Die Spaltenüberschriften passen nicht',
    en: 'The column headers do not match',
  },
  header_wrong: {
    tr: 'Yanlış yazılmış veya çift',
    de: 'Falsch geschrieben oder doppelt',
    en: 'Invalid or duplicate',
  },
  header_extra: { tr: 'Fazla', de: 'Zu viel', en: 'Extra' },
  header_missing: { tr: 'Eksik', de: 'Es fehlt', en: 'Missing' },
  header_hint: {
    tr: 'Örnek dosyayı indirip verilerinizi onun sütunlarına yerleştirin.',
    de: 'Laden Sie die Beispieldatei und übertragen Sie Ihre Daten in deren Spalten.',
    en: 'Download the sample file and put your data into its columns.',
  },
  all_added_before: {
    tr: 'Tüm kayıtlar zaten eklenmiş.',
    de: 'Alle Zeilen sind schon hinzugefügt.',
    en: 'All records have already been added.',
  },
  all_added: {
    tr: 'Tüm kayıtlar başarıyla eklendi.',
    de: 'Alle Zeilen wurden erfolgreich hinzugefügt.',
    en: 'All records were added successfully.',
  },
  some_faulty: {
    tr: 'Hatalı kayıtlar var, sarı satırları kontrol edin.',
    de: 'Es gibt fehlerhafte Zeilen. Bitte prüfen Sie die gelben.',
    en: 'There are faulty records, check the yellow rows.',
  },
  cancelled: {
    tr: 'Aktarım durduruldu: {sent} / {total} satır gönderildi.',
    de: 'Angehalten: {sent} von {total} {total|one=Zeile|other=Zeilen} gesendet.',
    en: 'Stopped: {sent} of {total} {total|one=row|other=rows} sent.',
  },
  progress: {
    tr: '{sent} / {total} satır gönderildi',
    de: '{sent} von {total} {total|one=Zeile|other=Zeilen} gesendet',
    en: '{sent} of {total} {total|one=row|other=rows} sent',
  },
  stop: { tr: 'Durdur', de: 'Anhalten', en: 'Stop' },
  count: {
    tr: '{count} satır',
    de: '{count} {count|one=Zeile|other=Zeilen}',
    en: '{count} {count|one=row|other=rows}',
  },
  count_added: { tr: '{count} eklendi', de: '{count} hinzugefügt', en: '{count} added' },
  count_faulty: { tr: '{count} hatalı', de: '{count} fehlerhaft', en: '{count} faulty' },
  empty: {
    tr: 'Bir Excel dosyası seçin; satırlar burada görünür.',
    de: 'Wählen Sie eine Excel-Datei; ihre Zeilen erscheinen hier.',
    en: 'Choose an Excel file; its rows appear here.',
  },
  admin_only: {
    tr: 'Müşteri aktarımını yalnızca yöneticiler yapabilir.',
    de: 'Kunden importieren dürfen nur Administratoren.',
    en: 'Only administrators may import customers.',
  },
  leave_title: { tr: 'Aktarım sürüyor', de: 'Der Import läuft noch', en: 'The import is running' },
  leave_question: {
    tr: 'Sayfadan çıkarsanız kalan satırlar gönderilmez.',
    de: 'Wenn Sie jetzt gehen, werden die übrigen Zeilen nicht gesendet.',
    en: 'If you leave now, the remaining rows are not sent.',
  },
  leave: { tr: 'Çık', de: 'Verlassen', en: 'Leave' },
})
