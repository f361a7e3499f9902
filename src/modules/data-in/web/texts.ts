import { defineTexts } from '#core/texts.ts'

/** Texts of the screen for importing the data of another system. */
export const screenTexts = defineTexts({
  title: { tr: 'Veri aktarımı', de: 'Datenübernahme', en: 'Data import' },
  subtitle: {
    tr: 'Müşteri, şarap, stok ve açık faturalar',
    de: 'Kunden, Weine, Bestand, offene Rechnungen',
    en: 'Customers, wines, stock, open invoices',
  },
  template: { tr: 'Şablonu indir', de: 'Vorlage herunterladen', en: 'Download template' },
  choose: { tr: 'Dosyayı denetle', de: 'Datei prüfen', en: 'Check file' },
  checking: { tr: 'Dosya denetleniyor …', de: 'Die Datei wird geprüft …', en: 'Checking the file …' },
  empty: {
    tr: 'Henüz dosya yok. Şablonu indirin, doldurun ve denetleyin; denetim hiçbir şey yazmaz.',
    de: 'Noch keine Datei. Laden Sie die Vorlage, füllen Sie sie und prüfen Sie sie; die Prüfung schreibt nichts.',
    en: 'No file yet. Download the template, fill it and check it; the check writes nothing.',
  },
  open: { tr: 'Raporu aç', de: 'Bericht öffnen', en: 'Open report' },
  report: { tr: 'Denetim: {file}', de: 'Prüfung: {file}', en: 'Check: {file}' },
  run: { tr: 'Aktar', de: 'Übernehmen', en: 'Take in' },
  resume: { tr: 'Devam et', de: 'Fortsetzen', en: 'Resume' },
  stop: { tr: 'Durdur', de: 'Anhalten', en: 'Stop' },
  undo: { tr: 'Geri al', de: 'Zurücknehmen', en: 'Undo' },
  undo_question: {
    tr: '{count} satırın yazdığı her şey silinecek. Bir sipariş, ödeme veya değişiklik varsa geri alınamaz.',
    de: 'Alles, was {count|one=diese Zeile geschrieben hat|other=diese {count} Zeilen geschrieben haben}, wird entfernt. Nach einem Auftrag, einer Zahlung oder einer Änderung geht das nicht mehr.',
    en: 'Everything that {count|one=this row|other=these {count} rows} wrote is removed. After an order, a payment or a change this is not possible.',
  },
  run_question: {
    tr: '{count} satır tam olarak denetlendiği gibi yazılacak.',
    de: '{count|one=1 Zeile wird genau so geschrieben, wie sie geprüft wurde|other={count} Zeilen werden genau so geschrieben, wie sie geprüft wurden}.',
    en: '{count|one=1 row is written exactly as it was|other={count} rows are written exactly as they were} checked.',
  },
  failed_hint: {
    tr: 'Hiçbir şey yazılmadı. Dosyayı düzeltin ya da sütunları eşleyin, sonra yeniden denetleyin.',
    de: 'Es wurde nichts geschrieben. Berichtigen Sie die Datei oder ordnen Sie Spalten zu, und prüfen Sie dann neu.',
    en: 'Nothing was written. Correct the file or map the columns, then check again.',
  },
  passed_hint: {
    tr: '{total} satır aktarılabilir. Henüz hiçbir şey yazılmadı.',
    de: '{total} {total|one=Zeile kann|other=Zeilen können} übernommen werden. Geschrieben ist noch nichts.',
    en: '{total} {total|one=row|other=rows} can be taken in. Nothing is written yet.',
  },
  progress: {
    tr: '{done} / {total} satır',
    de: '{done} von {total} {total|one=Zeile|other=Zeilen}',
    en: '{done} of {total} {total|one=row|other=rows}',
  },
  undone: {
    tr: 'Aktarım geri alındı.',
    de: 'Die Übernahme wurde zurückgenommen.',
    en: 'The import was undone.',
  },
  finished: { tr: 'Aktarım bitti.', de: 'Die Übernahme ist fertig.', en: 'The import is done.' },
  sheet: { tr: 'Sayfa', de: 'Blatt', en: 'Sheet' },
  rows: { tr: 'Satır', de: 'Zeilen', en: 'Rows' },
  ok: { tr: 'Uygun', de: 'In Ordnung', en: 'Good' },
  errors: { tr: 'Hata', de: 'Fehler', en: 'Errors' },
  repairs: { tr: 'Düzeltme', de: 'Berichtigt', en: 'Repairs' },
  sums: { tr: 'Toplamlar', de: 'Summen', en: 'Sums' },
  mapping: { tr: 'Sütun eşleştirme', de: 'Spalten zuordnen', en: 'Map columns' },
  mapping_hint: {
    tr: 'Tanınmayan sütunları bir alana bağlayın veya dışarıda bırakın, sonra yeniden denetleyin.',
    de: 'Ordnen Sie unbekannte Spalten einem Feld zu oder lassen Sie sie weg, und prüfen Sie dann neu.',
    en: 'Map unknown columns to a field or leave them out, then check again.',
  },
  leave_out: { tr: 'Alma', de: 'Weglassen', en: 'Leave out' },
  unknown: { tr: '– seçin –', de: '– wählen –', en: '– choose –' },
  check_again: { tr: 'Yeniden denetle', de: 'Neu prüfen', en: 'Check again' },
  take_duplicates: {
    tr: 'Aynı kişiye benzeyenleri yine de al',
    de: 'Personen übernehmen, auch wenn sie schon da zu sein scheinen',
    en: 'Take people even if they seem to be there already',
  },
  all_findings: { tr: 'Tümü', de: 'Alle', en: 'All' },
  findings: { tr: 'Satır satır bulgular', de: 'Befunde nach Zeilen', en: 'Findings by row' },
  no_findings: { tr: 'Bulgu yok.', de: 'Keine Befunde.', en: 'No findings.' },
})
