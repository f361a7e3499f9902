import { defineTexts } from '#core/texts.ts'

export const dashboardTexts = defineTexts({
  welcome: { tr: 'Hoş geldiniz, {name}', de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  welcome_hint: {
    tr: 'Ctrl+K ile istediğiniz ekrana gidin.',
    de: 'Mit Strg+K springen Sie zu jedem Bildschirm.',
    en: 'Ctrl+K jumps to any screen.',
  },
  last_order: { tr: 'Son sipariş', de: 'Letzter Auftrag', en: 'Last order' },
  no_order: { tr: 'Henüz sipariş yok', de: 'Noch kein Auftrag', en: 'No order yet' },
  bottles: {
    tr: '{count} şişe',
    de: '{count} {count|one=Flasche|other=Flaschen}',
    en: '{count} {count|one=bottle|other=bottles}',
  },
  open_invoices: { tr: 'Açık faturalar', de: 'Offene Rechnungen', en: 'Open invoices' },
  orders_today: { tr: 'Bugünkü siparişler', de: 'Aufträge heute', en: 'Orders today' },
  low_stock: { tr: 'Azalan şaraplar', de: 'Knappe Weine', en: 'Wines running low' },
  low_stock_hint: { tr: 'Sınırın altında', de: 'Unter dem Mindestbestand', en: 'Below their limit' },
  sales: { tr: 'Personel satışları', de: 'Verkäufe je Mitarbeiter', en: 'Sales per staff' },
  period: { tr: 'Dönem', de: 'Zeitraum', en: 'Period' },
  period_gunluk: { tr: 'Bugün', de: 'Heute', en: 'Today' },
  period_haftalik: { tr: 'Bu hafta', de: 'Diese Woche', en: 'This week' },
  period_aylik: { tr: 'Bu ay', de: 'Dieser Monat', en: 'This month' },
  rank: { tr: 'Sıra', de: 'Platz', en: 'Rank' },
  personel: { tr: 'Personel', de: 'Mitarbeiter', en: 'Staff' },
  firma: { tr: 'Bayi', de: 'Händler', en: 'Dealer' },
  adet: { tr: 'Sipariş', de: 'Aufträge', en: 'Orders' },
  toplam: { tr: 'Toplam', de: 'Summe', en: 'Total' },
  no_sales: {
    tr: 'Bu dönemde henüz satış yok. İlk siparişi siz alın!',
    de: 'In diesem Zeitraum gibt es noch keinen Verkauf. Holen Sie den ersten!',
    en: 'No sales in this period yet. Take the first order!',
  },
  celebration: { tr: 'Sıralama', de: 'Rangliste', en: 'Ranking' },
  no_picture: {
    tr: 'Henüz sıralama resmi yok.',
    de: 'Noch kein Bild zur Rangliste.',
    en: 'No ranking picture yet.',
  },
})
