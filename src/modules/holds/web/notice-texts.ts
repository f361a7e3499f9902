import { defineTexts } from '#core/texts/texts.ts'

export const holdNoticeTexts = defineTexts({
  wave: {
    tr: '{from}: {wine} için {qty} şişelik alıcım var.',
    de: '{from} hat einen Käufer für {qty} × {wine}.',
    en: '{from} has a buyer for {qty} × {wine}.',
  },
  released: {
    tr: '{from} ayırdığınız şişeleri serbest bıraktı.',
    de: '{from} hat Ihre gehaltenen Flaschen freigegeben.',
    en: '{from} has released the bottles that you held.',
  },
  lost: {
    tr: 'Stok düzeltildi: {wine}, {qty} şişe artık ayrılmış değil.',
    de: 'Bestand berichtigt: {qty} × {wine} {qty|one=wird|other=werden} nicht mehr für Sie gehalten.',
    en: 'Stock corrected: {qty} × {wine} {qty|one=is|other=are} no longer held for you.',
  },
})
