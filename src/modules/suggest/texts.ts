import { defineTexts } from '#core/texts/texts.ts'

export const suggestTexts = defineTexts({
  title: { tr: 'Üç şişe', de: 'Drei Flaschen', en: 'Three bottles' },
  again: {
    tr: 'son olarak {day:date} tarihinde {count} şişe (sipariş {order})',
    de: 'zuletzt {count} am {day:date} (Auftrag {order})',
    en: 'last {count} on {day:date} (order {order})',
  },
  rhythm: {
    tr: 'son olarak {day:date} tarihinde {count} şişe (sipariş {order}), yaklaşık {weeks} haftada bir alıyor',
    de: 'zuletzt {count} am {day:date} (Auftrag {order}), bestellt etwa alle {weeks} {weeks|one=Woche|other=Wochen}',
    en: 'last {count} on {day:date} (order {order}), orders about every {weeks} {weeks|one=week|other=weeks}',
  },
  sibling: {
    tr: '{day:date} tarihli {wine} gibi (sipariş {order})',
    de: 'wie {wine} vom {day:date} (Auftrag {order})',
    en: 'like {wine} of {day:date} (order {order})',
  },
  new: {
    tr: 'yeni: {wine} alan {peers} müşteriden {buyers} kişi bunu da aldı (sipariş {order})',
    de: 'neu: {buyers} von {peers} Kunden mit ähnlichem Geschmack wie bei {wine} (Auftrag {order})',
    en: 'new: {buyers} of {peers} {peers|one=customer|other=customers} with a taste like {wine} (order {order})',
  },
  popular: {
    tr: 'yeni: {peers} müşteriden {buyers} kişi aldı',
    de: 'neu: {buyers} von {peers} Kunden kauften ihn',
    en: 'new: {buyers} of {peers} {peers|one=customer|other=customers} bought it',
  },
})
