import { defineTexts } from '#core/texts/texts.ts'

/** Words about reading codes with the camera. */
export const scanTexts = defineTexts({
  scan: { tr: 'Kamerayla okut', de: 'Mit der Kamera scannen', en: 'Scan with the camera' },
  hint: {
    tr: 'Barkodu kameranın önünde tutun.',
    de: 'Halten Sie den Strichcode vor die Kamera.',
    en: 'Hold the barcode in front of the camera.',
  },
  no_reader: {
    tr: 'Barkod okuyucu yüklenemedi. Bağlantıyı kontrol edip yeniden deneyin ya da numarayı yazın.',
    de: 'Der Strichcode-Leser konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder tippen Sie die Nummer ein.',
    en: 'The barcode reader could not be loaded. Check the connection and try again, or type the number.',
  },
  no_camera: {
    tr: 'Kamera kullanılamıyor. Tarayıcıda kamera iznini kontrol edin.',
    de: 'Die Kamera ist nicht verfügbar. Prüfen Sie, ob der Browser sie verwenden darf.',
    en: 'The camera is not available. Check whether the browser may use it.',
  },
})
