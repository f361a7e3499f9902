import { defineTexts } from '#core/texts/texts.ts'

export const chartTexts = defineTexts({
  as_table: { tr: 'Tablo', de: 'Tabelle', en: 'Table' },
  as_chart: { tr: 'Grafik', de: 'Diagramm', en: 'Chart' },
  of: { tr: '{name}: {title}', de: '{name}: {title}', en: '{name}: {title}' },
  save_png: { tr: 'PNG', de: 'PNG', en: 'PNG' },
  save_svg: { tr: 'SVG', de: 'SVG', en: 'SVG' },
  nothing: {
    tr: 'Bu aralıkta kayıt yok.',
    de: 'In diesem Zeitraum gibt es nichts.',
    en: 'Nothing in this range.',
  },
  hint: {
    tr: 'Ok tuşları noktadan noktaya gider, Enter satırları açar.',
    de: 'Die Pfeiltasten gehen von Punkt zu Punkt, Enter öffnet die Einträge.',
    en: 'The arrow keys go from point to point, Enter opens the rows.',
  },
})
