import { defineTexts } from '#core/texts/texts.ts'

export const keyTexts = defineTexts({
  single_keys: { tr: 'Tek tuşlu kısayollar', de: 'Kürzel aus einer Taste', en: 'Single-key shortcuts' },
  mode_on: { tr: 'Açık', de: 'An', en: 'On' },
  mode_alt: { tr: 'Alt ile', de: 'Mit Alt', en: 'With Alt' },
  mode_off: { tr: 'Kapalı', de: 'Aus', en: 'Off' },
  key_elsewhere: {
    tr: 'Bu tuş kayıt yazar ve yalnızca kaydın kendi alanında çalışır. Odak şimdi orada; isterseniz tuşa bir kez daha basın.',
    de: 'Diese Taste schreibt und gilt nur im Bereich ihres Datensatzes. Dort steht der Fokus jetzt; drücken Sie bei Bedarf noch einmal.',
    en: 'This key writes, so it only works inside the area of its record. The focus is there now; press again if you meant it.',
  },
  single_keys_hint: {
    tr: 'Harf, rakam ve işaretler tek başına işlem yapar. Konuşarak yazanlar ya da tuşlara yanlışlıkla basanlar bunları Alt ile kullanabilir veya kapatabilir. Bu tarayıcıda geçerlidir.',
    de: 'Buchstaben, Ziffern und Zeichen lösen allein etwas aus. Wer diktiert oder leicht an Tasten kommt, verlangt dazu Alt oder schaltet sie aus. Gilt in diesem Browser.',
    en: 'Letters, digits and signs act by themselves. If you dictate or easily hit keys, require Alt as well or switch them off. This applies to this browser.',
  },
})
