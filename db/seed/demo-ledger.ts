import type { IsoDate } from '#core/days/dates.ts'
import { clock, moment, workingDay } from './days.ts'
import type { DemoWine } from './demo-wines.ts'
import type { Random } from './random.ts'

const INFLOW = 2
const OUTFLOW = 3

/** Reasons (keys of stok_hareket_tip) with their direction and the hour at which they are booked. */
const bookings = {
  opening: { islem_tip: INFLOW, in_out: 8, hour: 7, note: 'Anfangsbestand' },
  purchase: { islem_tip: INFLOW, in_out: 2, hour: 8, note: 'Lieferung vom Weingut' },
  breakage: { islem_tip: OUTFLOW, in_out: 4, hour: 11, note: 'Bruch im Lager' },
  tasting: { islem_tip: OUTFLOW, in_out: 7, hour: 16, note: 'Verkostung mit Stammkunden' },
  sale: { islem_tip: OUTFLOW, in_out: 6, hour: 18, note: 'Ladenverkauf, Sammelbuchung' },
} as const

type Booking = keyof typeof bookings

type Movement = {
  stok_id: number
  islem_tip: number
  in_out: number
  giren: number
  cikan: number
  islem_zaman: string
  aciklama: string
  per_id: number
}

const MONTHS = 12
const DAYS = 30

/** How a wine ends the year: most are well stocked, some run low, some are sold out. */
function fateOf(random: Random): 'stocked' | 'low' | 'soldOut' {
  if (random.chance(0.07)) return 'soldOut'
  return random.chance(0.12) ? 'low' : 'stocked'
}

/** A year of one wine, oldest first. What leaves is never more than what lies there. */
function movementsOf(wine: DemoWine, random: Random, today: IsoDate, per_id: number) {
  const rows: Movement[] = []
  const fate = fateOf(random)
  let onHand = 0

  function book(kind: Booking, offset: number, wanted: number) {
    const { islem_tip, in_out, hour, note } = bookings[kind]
    const giren = islem_tip === INFLOW ? wanted : 0
    const cikan = islem_tip === OUTFLOW ? Math.min(wanted, onHand) : 0
    if (giren + cikan <= 0) return
    onHand += giren - cikan
    const islem_zaman = moment(workingDay(today, offset), clock(hour, random.int(0, 59)))
    rows.push({ stok_id: wine.id, islem_tip, in_out, giren, cikan, islem_zaman, aciklama: note, per_id })
  }

  book('opening', -MONTHS * DAYS - random.int(1, 3), 6 * random.int(4, 25))
  for (let month = MONTHS; month > 0; month--) {
    const start = -month * DAYS
    const restocked = fate === 'stocked' || month > 4
    if (restocked && onHand < 72) book('purchase', start + random.int(0, 8), 6 * random.int(6, 20))
    if (random.chance(0.1)) book('breakage', start + random.int(9, 14), random.int(1, 2))
    if (random.chance(0.15)) book('tasting', start + random.int(15, 20), random.int(1, 3))
    const demand = restocked ? random.int(0, 24) : Math.ceil(onHand / 2)
    book('sale', start + random.int(21, 27), demand)
  }
  const left = fate === 'low' ? random.int(1, Math.max(1, wine.stok_limit - 1)) : 0
  if (fate !== 'stocked') book('sale', -1, onHand - left)
  return rows
}

/** The whole ledger in the order of its days. */
export function buildLedger(wines: readonly DemoWine[], random: Random, today: IsoDate, per_id: number) {
  return wines
    .flatMap((wine) => movementsOf(wine, random, today, per_id))
    .toSorted((a, b) => (a.islem_zaman < b.islem_zaman ? -1 : Number(a.islem_zaman > b.islem_zaman)))
}
