import { defineTexts } from '#core/texts/texts.ts'

/** Words about holds in the order form. */
export const holdFormTexts = defineTexts({
  held: { tr: 'Taslak, ayrıldı', de: 'Entwurf, gehalten', en: 'Draft, held' },
  held_hint: {
    tr: 'Şişeler bu sürede sizin için ayrılmıştır; yazdıkça süre yeniden başlar.',
    de: 'So lange sind die Flaschen für Sie zurückgehalten; jede Eingabe beginnt die Zeit neu.',
    en: 'The bottles are kept for you for this time; each input starts it anew.',
  },
  not_held: { tr: 'Ayrılmadı: {reason}', de: 'Nicht gehalten: {reason}', en: 'Not held: {reason}' },
  held_by: {
    tr: '({held} {name} {left})',
    de: '({held} bei {name} {left})',
    en: '({held} with {name} {left})',
  },
  wave: {
    tr: 'Haber ver: alıcım var',
    de: 'Bescheid geben: ich habe einen Käufer',
    en: 'Tell them: I have a buyer',
  },
  waved: { tr: 'Haber verildi.', de: 'Bescheid gegeben.', en: 'They have been told.' },
})
