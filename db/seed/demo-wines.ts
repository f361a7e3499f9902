import type { IsoDate } from '#core/days/dates.ts'
import { tastingNotes } from './data/remarks.ts'
import { wineRegions, type WineStyle } from './data/wines.ts'
import type { Random } from './random.ts'

const WINE_COUNT = 400
const DRY = 1

/** By colour: the letters of the stock code and the youngest and oldest age of a vintage on sale. */
const colours: Readonly<Record<number, { code: string; age: readonly [number, number] }>> = {
  1: { code: 'RT', age: [2, 12] },
  2: { code: 'WS', age: [1, 5] },
  3: { code: 'RS', age: [1, 2] },
  4: { code: 'SW', age: [2, 8] },
  5: { code: 'DW', age: [3, 19] },
  6: { code: 'OR', age: [2, 5] },
}

type Bottle = { key: number; litre: number }

const standard: Bottle = { key: 1, litre: 0.75 }
const half: Bottle = { key: 2, litre: 0.375 }
const litre: Bottle = { key: 4, litre: 1 }
const magnum: Bottle = { key: 5, litre: 1.5 }

function bottleFor(style: WineStyle, random: Random): Bottle {
  if (style.color === 5) return random.chance(0.6) ? half : standard
  if (style.to <= 10) return random.chance(0.2) ? litre : standard
  return random.chance(0.05) ? magnum : standard
}

/** Shop prices end on 90 cents. */
const shopPrice = (euro: number) => (Math.max(1, Math.round(euro)) * 100 - 10) / 100

function pricesFor(style: WineStyle, bottle: Bottle, random: Random) {
  const list = (random.int(style.from * 10, style.to * 10) / 10) * (bottle.litre / standard.litre)
  const stok_de_price = shopPrice(list)
  return {
    stok_de_price,
    stok_at_price: shopPrice(stok_de_price * 1.05 + 0.5),
    stok_ch_price: shopPrice(stok_de_price * 1.22 + 1),
    stok_web_price: Math.round(stok_de_price * random.int(50, 60)) / 100,
  }
}

const allWines = wineRegions.flatMap(({ mensey, region, estates, styles }) =>
  estates.flatMap((estate) => styles.map((style) => ({ mensey, region, estate, style }))),
)

type WineIdea = (typeof allWines)[number]

function buildWine({ mensey, region, estate, style }: WineIdea, id: number, year: number, random: Random) {
  const { code, age } = colours[style.color] ?? { code: 'XX', age: [1, 5] }
  const bottle = bottleFor(style, random)
  return {
    id,
    stok_code: `${code}-${String(id).padStart(4, '0')}`,
    stok_name: `${style.name}, ${estate}, ${region}`,
    stok_color: style.color,
    stok_year: year - random.int(...age),
    stok_mensey: mensey,
    stok_tipi: style.tipi === DRY && random.chance(0.08) ? 2 : style.tipi,
    stok_cl: bottle.key,
    stok_dec: random.pick(tastingNotes[style.color] ?? ['']),
    stok_limit: random.pick([0, 6, 6, 12, 12, 18, 24, 36]),
    stok_user_on: random.chance(0.95) ? '1' : '0',
    stok_web_on: random.chance(0.6) ? '1' : '0',
    ...pricesFor(style, bottle, random),
  }
}

export type DemoWine = ReturnType<typeof buildWine>

export function buildWines(random: Random, today: IsoDate): DemoWine[] {
  const { year } = Temporal.PlainDate.from(today)
  return random
    .shuffled(allWines)
    .slice(0, WINE_COUNT)
    .map((idea, index) => buildWine(idea, index + 1, year, random))
}
