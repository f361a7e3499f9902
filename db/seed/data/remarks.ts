/** What salespeople write down. */
// oxfmt-ignore
export const customerNotes = [
  'Bestellt meist vor Weihnachten, 12er-Karton gemischt.',
  'Trinkt gern kräftige Rotweine, keine Rosés.',
  'Bitte nur abends anrufen.',
  'Möchte vor jeder Lieferung angerufen werden.',
  'Lieferung bitte beim Nachbarn abgeben.',
  'Hat nach Rieslingen von der Mosel gefragt.',
  'Sammelt ältere Jahrgänge aus dem Bordeaux.',
  'Sehr freundlich, empfiehlt uns weiter.',
  'Legt Wert auf Bio-Weine.',
  'Zahlt immer sofort nach Erhalt.',
  'War mit der letzten Lieferung sehr zufrieden.',
  'Zwei Flaschen waren zerbrochen, Ersatz geliefert.',
  'Im Sommer drei Wochen im Urlaub.',
  'Sucht Geschenke für Geschäftspartner.',
  'Bevorzugt Weißwein bis 12 € die Flasche.',
  'Feiert im Herbst runden Geburtstag, Angebot schicken.',
  'Ehepartner bestellt mit.',
  'Prospekt per Post gewünscht.',
  'Keller ist zurzeit voll, im Frühjahr wieder melden.',
  'Interessiert an türkischen Weinen.',
]

export const appointmentNotes = [
  'Rückruf wegen Angebot',
  'Neue Jahrgänge vorstellen',
  'Nachbestellung besprechen',
  'Geburtstagswein anbieten',
  'Probe nachfassen',
  'Sektangebot zum Jahresende',
  'Liefertermin abstimmen',
]

/** Tasting notes by colour (key of sys_stok_color). */
// oxfmt-ignore
export const tastingNotes: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Dunkle Kirsche, Pflaume und feine Würze; weiche Tannine, langer Nachhall.',
    'Saftige rote Beeren, etwas Zedernholz, samtig am Gaumen. Passt zu Wild und Lamm.',
    'Kräftig und dicht, Cassis und Tabak, mit viel Zukunft im Keller.',
    'Elegant und kühl, Himbeere und Kräuter, feines Gerbstoffgerüst.',
  ],
  2: [
    'Weinbergspfirsich, Limette und nasser Stein; lebendige Säure.',
    'Gelber Apfel, Birne und ein Hauch Mandel. Ein Begleiter zu Fisch und Geflügel.',
    'Stachelbeere und frische Kräuter, klar und animierend.',
    'Cremig, reife Quitte, dezentes Holz, langer Ausklang.',
  ],
  3: [
    'Erdbeere und Wassermelone, frisch und unkompliziert.',
    'Zarte Farbe, rote Johannisbeere, ein Sommerwein.',
  ],
  4: [
    'Feine Perlage, Brioche und grüner Apfel, lange auf der Hefe gereift.',
    'Zitrus und weiße Blüten, cremige Mousse, ideal zum Aperitif.',
  ],
  5: [
    'Honig, Aprikose und kandierte Orange; große Süße, von Säure getragen.',
    'Getrocknete Feigen, Karamell und Gewürze. Zu Blauschimmelkäse.',
  ],
  6: ['Auf der Maische vergoren: Tee, Orangenschale und Nüsse, herb und eigenwillig.'],
}
