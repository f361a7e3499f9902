import { defineTexts } from '#core/texts/texts.ts'

export const richTexts = defineTexts({
  toolbar: { tr: 'Biçim', de: 'Formatierung', en: 'Formatting' },
  bold: { tr: 'Kalın (Ctrl+B)', de: 'Fett (Strg+B)', en: 'Bold (Ctrl+B)' },
  italic: { tr: 'İtalik (Ctrl+I)', de: 'Kursiv (Strg+I)', en: 'Italic (Ctrl+I)' },
  underline: { tr: 'Altı çizili (Ctrl+U)', de: 'Unterstrichen (Strg+U)', en: 'Underlined (Ctrl+U)' },
  heading: { tr: 'Başlık', de: 'Überschrift', en: 'Heading' },
  bullets: { tr: 'Madde listesi', de: 'Aufzählung', en: 'Bullet list' },
  numbers: { tr: 'Numaralı liste', de: 'Nummerierung', en: 'Numbered list' },
  link: { tr: 'Bağlantı', de: 'Link', en: 'Link' },
  link_target: { tr: 'Adres', de: 'Adresse', en: 'Address' },
  link_hint: {
    tr: 'Web veya e-posta adresi. Boş bırakmak bağlantıyı kaldırır.',
    de: 'Webadresse oder E-Mail-Adresse. Leer entfernt den Link.',
    en: 'A web or email address. Empty removes the link.',
  },
  link_wrong: {
    tr: 'Bu bir web veya e-posta adresi değil.',
    de: 'Das ist weder eine Webadresse noch eine E-Mail-Adresse.',
    en: 'This is neither a web address nor an email address.',
  },
  undo: { tr: 'Geri al (Ctrl+Z)', de: 'Rückgängig (Strg+Z)', en: 'Undo (Ctrl+Z)' },
  redo: { tr: 'Yinele (Ctrl+Y)', de: 'Wiederholen (Strg+Y)', en: 'Redo (Ctrl+Y)' },
})
