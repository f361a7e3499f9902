type Script = { baslik: string; cus_category: string | null; metin: string }

/** What is said on the telephone, by the title of its speech text; a category of its own where it has one. */
export const scripts: readonly Script[] = [
  {
    baslik: 'Nachfassen nach der Lieferung',
    cus_category: null,
    metin:
      'Guten Tag {name}, hier ist {seller} vom Weinkontor. Zuletzt hatten Sie den {wine}. Wie hat er Ihnen geschmeckt?\n\nWenn gut: gleiches Gut, neuer Jahrgang. Wenn verhalten: etwas Trockeneres.\n\nDarf ich Ihnen etwas zurücklegen?',
  },
]

/** In the customers' own words. */
export const wishes: readonly string[] = [
  'Bitte rufen Sie nicht mehr an, ich melde mich selbst.',
  'Nehmen Sie mich von der Liste.',
]

/** Wording that customers of the demo company agreed to; the last one came from an older system without its words. */
export const consents = [
  {
    wording:
      'Fassung 3: Ich bin einverstanden, dass mich die Weinkontor GmbH zu Angeboten über Wein telefonisch anruft. Ich kann das jederzeit widerrufen.',
    how: 'Formular auf Papier, Weinmesse',
  },
  {
    wording:
      'Fassung 4: Ja, die Weinkontor GmbH darf mich zu ihren Weinen anrufen. Der Widerruf ist jederzeit möglich.',
    how: 'Webformular mit Bestätigung',
  },
  { wording: null, how: null },
] as const

type UnknownCaller = { number: string; at: string; user_id: number | null }

/** Callers whom the company does not know, in the order of the day; no subscriber has such a number. Two rang at the first seller. */
export const unknownCallers: readonly UnknownCaller[] = [
  { number: '+492210471101', at: '08:41', user_id: 3 },
  { number: '+4315550471', at: '10:05', user_id: null },
  { number: '+492210471101', at: '10:52', user_id: 3 },
  { number: '+492280471204', at: '11:20', user_id: 3 },
]
