/** What the people of the demo company ask of each other and write to each other. */

type Task = {
  from: string
  to: string
  daysAgo: number
  time: string
  about: 'nothing' | 'order' | 'invoice'
  words: string
  reply?: string
  isDone?: true
}

export const tasks: readonly Task[] = [
  {
    from: 'admin',
    to: 'personel',
    daysAgo: 1,
    time: '09:12',
    about: 'order',
    words: 'Der Kunde möchte die Lieferung eine Woche später. Bitte kurz anrufen und den Termin klären.',
  },
  {
    from: 'admin',
    to: 'satis',
    daysAgo: 2,
    time: '15:40',
    about: 'invoice',
    words: 'Bei dieser Rechnung fehlt die zweite Rate. Hat der Kunde sich bei dir gemeldet?',
    reply: 'Ja, er überweist bis Freitag. Ich habe es in der Kundenkarte vermerkt.',
  },
  {
    from: 'personel',
    to: 'admin',
    daysAgo: 3,
    time: '11:05',
    about: 'order',
    words: 'Darf ich hier fünf Prozent Nachlass geben? Er nimmt dafür 24 Flaschen mehr.',
  },
  {
    from: 'bayiadmin',
    to: 'admin',
    daysAgo: 6,
    time: '10:20',
    about: 'nothing',
    words: 'Wir brauchen für die Messe in Wien 200 Prospekte der Burgunder.',
    reply: 'Sind heute rausgegangen, kommen Donnerstag an.',
    isDone: true,
  },
  {
    from: 'admin',
    to: 'm.demir',
    daysAgo: 9,
    time: '14:30',
    about: 'nothing',
    words: 'Bitte die Muster für den Stammtisch am Montag zusammenstellen.',
    reply: 'Stehen im Kühlraum, Regal 3.',
    isDone: true,
  },
]

type Talk = {
  /** A room has a name; a conversation of two has none. */
  room?: { name: string; description: string }
  /** The first one began it. */
  people: readonly string[]
  daysAgo: number
  lines: readonly (readonly [from: string, time: string, words: string])[]
  /** Who has read up to which message; everybody else has read everything. */
  read?: Readonly<Record<string, number>>
}

export const talks: readonly Talk[] = [
  {
    room: { name: 'Verkauf Köln', description: 'Absprachen im Innendienst, bitte keine Kundendaten.' },
    people: ['admin', 'personel', 'satis', 'n.schulz', 'm.demir', 't.vogel'],
    daysAgo: 1,
    lines: [
      ['admin', '08:45', 'Guten Morgen zusammen, der neue Riesling von der Saar ist eingetroffen.'],
      ['satis', '08:52', 'Sehr gut, danach haben schon drei Kunden gefragt.'],
      ['m.demir', '09:10', 'Wie viele Flaschen dürfen wir pro Kunde anbieten?'],
      ['admin', '09:14', 'Bis 24 ohne Rückfrage. Datenblatt: https://weinkontor.example.com/saar-riesling'],
      ['personel', '09:20', 'Danke! Ich rufe gleich meine Stammkunden an.'],
    ],
    read: { satis: 3, 't.vogel': 0 },
  },
  {
    people: ['personel', 'satis'],
    daysAgo: 1,
    lines: [
      ['personel', '11:30', 'Übernimmst du heute Nachmittag meine Rückrufe? Ich bin ab drei beim Zahnarzt.'],
      ['satis', '11:34', 'Klar, schick mir einfach die Namen.'],
      ['personel', '11:36', 'Stehen alle als Termin in der Liste. Du hast etwas gut bei mir!'],
    ],
  },
  {
    people: ['bayiadmin', 'admin'],
    daysAgo: 2,
    lines: [
      ['bayiadmin', '16:02', 'Servus aus Wien, die Abrechnung vom letzten Monat passt.'],
      ['admin', '16:20', 'Wunderbar, dann zahlen wir morgen aus.'],
      ['bayiadmin', '16:21', 'Danke dir, schönen Feierabend!'],
    ],
    read: { admin: 2 },
  },
]
