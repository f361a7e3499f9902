/** What sales people read out on the telephone: title and lines of each speech text. */
export const speechTexts: readonly { baslik: string; lines: readonly string[] }[] = [
  {
    baslik: 'Begrüßung Neukunde',
    lines: [
      'Guten Tag, mein Name ist ... vom Weinkontor.',
      'Sie haben sich für unsere Weine interessiert: Passt es Ihnen gerade?',
      'Trinken Sie lieber Rot, Weiß oder Rosé? Eher trocken oder lieblich?',
    ],
  },
  {
    baslik: 'Einwand: zu teuer',
    lines: [
      'Das verstehe ich gut. Welcher Wein steht bei Ihnen sonst auf dem Tisch?',
      'Unsere Winzer liefern direkt, deshalb bekommen Sie Gutsabfüllungen ohne Zwischenhandel.',
      'Probieren Sie zuerst sechs Flaschen; gefällt eine nicht, nehmen wir sie zurück.',
    ],
  },
  {
    baslik: 'Nachfassen nach der Lieferung',
    lines: [
      'Ist alles heil angekommen?',
      'Welcher Wein hat Ihnen am besten geschmeckt?',
      'Darf ich Ihnen davon etwas zurücklegen?',
    ],
  },
  {
    baslik: 'Geburtstag',
    lines: [
      'Herzlichen Glückwunsch!',
      'Zu Ihrem Geburtstag legen wir der nächsten Lieferung eine Flasche Sekt bei.',
    ],
  },
]

/** Notes of the old program, as its pages kept them. */
export const oldNotes: readonly string[] = [
  '<p><b>12.03.2009</b> Erstgespräch auf der Messe, mag Spätburgunder.</p><p><b>04.11.2011</b> 24 Flaschen, Lieferung an den Nachbarn.</p>',
  '<p><b>21.06.2007</b> Sommerfest, 60 Flaschen Weißwein.</p><p><b>02.12.2010</b> Präsente für Mitarbeiter.</p>',
  '<p>Übernommen aus der Kartei: Stammkunde seit 1998, zahlt per Überweisung.</p>',
]

export const fileTitles: readonly string[] = ['SEPA-Mandat', 'Preisvereinbarung', 'Gewerbeanmeldung']

/** Outcomes of conversations (keys of sys_gorusme_asama) in about the shares of a real day, and what was noted. */
export const outcomes: readonly { sts: number; note: string | null }[] = [
  { sts: 4, note: null },
  { sts: 4, note: 'Nach 18 Uhr noch einmal versuchen.' },
  { sts: 4, note: null },
  { sts: 5, note: 'Nachricht hinterlassen.' },
  { sts: 6, note: 'Keller ist voll, im Herbst wieder melden.' },
  { sts: 6, note: null },
  { sts: 3, note: 'Rückruf zugesagt.' },
  { sts: 1, note: 'Zwei Kartons gemischt bestellt.' },
  { sts: 1, note: null },
  { sts: 2, note: 'Möchte ein Angebot über Rieslinge.' },
  { sts: 7, note: 'Trinkt keinen Wein mehr.' },
  { sts: 8, note: 'Eine Flasche hatte Kork, Ersatz versprochen.' },
  { sts: 11, note: 'Frühjahrskatalog.' },
]
