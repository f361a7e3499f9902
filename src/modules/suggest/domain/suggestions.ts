import type { WineFlag, WineFlags } from '#modules/customers/domain/wine-flags.ts'

export type Offered = {
  stk_id: number
  stok_name: string
  color: number | null
  origin: number | null
  taste: number | null
  price: number
  /** Bottles that are neither reserved nor held. */
  free: number
}

/** A line of an earlier order of the customer. */
export type Bought = { sip_id: number; day: string; stk_id: number; stok_name: string; qty: number }

/** How many of the customers who share a wine with this one bought another wine. */
export type Shared = { stk_id: number; buyers: number }

export type Facts = {
  today: string
  bought: readonly Bought[]
  offered: readonly Offered[]
  shared: readonly Shared[]
  /** How many similar customers were counted. */
  peers: number
  likes: Pick<WineFlags, 's_k' | 's_b' | 's_r' | 's_s'>
}

export type Suggestion = {
  kind: 'again' | 'sibling' | 'new'
  stk_id: number
  qty: number
  /** The text of the reason and its parameters; `order` is an order of the customer. */
  code: 'again' | 'rhythm' | 'sibling' | 'new' | 'popular'
  params: Readonly<Record<string, string | number>>
}

/** Colours of `sys_stok_color` that a customer can tick. */
const colorFlags: Readonly<Record<number, WineFlag & keyof Facts['likes']>> = {
  1: 's_k',
  2: 's_b',
  3: 's_r',
  4: 's_s',
}

/** A customer who ticked colours refuses all others; one who ticked none refuses none. */
export function refusesColor(likes: Facts['likes'], color: number | null): boolean {
  const flag = color === null ? undefined : colorFlags[color]
  const hasChosen = Object.values(colorFlags).some((name) => likes[name] === '1')
  return hasChosen && flag !== undefined && likes[flag] !== '1'
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The time between two orders of a wine that was ordered only once. */
const USUAL_DAYS = 60

type Habit = { stk_id: number; last: Bought; times: number; rhythm: number; since: number; qty: number }

/** The customer's habits by wine: how often, how many, at which interval. */
function habitsOf({ bought, today }: Facts): Habit[] {
  const byWine = Map.groupBy(bought, ({ stk_id }) => stk_id)
  return [...byWine].flatMap(([stk_id, lines]) => {
    const days = [...new Set(lines.map(({ day }) => day))].toSorted()
    const last = lines.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
    if (!last) return []
    const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day))
    return [
      {
        stk_id,
        last,
        times: days.length,
        rhythm: Math.max(1, gaps.length ? median(gaps) : USUAL_DAYS),
        since: daysBetween(last.day, today),
        qty: median(lines.map(({ qty }) => qty)),
      },
    ]
  })
}

/** High for wines that are ordered often and whose interval has just passed; decreases when that was long ago. */
function dueness({ times, rhythm, since }: Habit): number {
  const turn = since / rhythm
  const closeness = turn <= 1 ? turn : Math.max(0.2, 1 - (turn - 1) / 6)
  return times * (0.2 + closeness)
}

/** The first of those with the highest score. */
function best<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  let found: { item: Item; points: number } | undefined
  for (const item of items) {
    const points = score(item)
    if (!found || points > found.points) found = { item, points }
  }
  return found?.item
}

const DAYS_A_WEEK = 7

function again(habits: readonly Habit[], offered: readonly Offered[]): Suggestion | null {
  const there = habits.filter(({ stk_id }) => offered.some((wine) => wine.stk_id === stk_id))
  const habit = best(there, dueness)
  const wine = offered.find(({ stk_id }) => stk_id === habit?.stk_id)
  if (!habit || !wine) return null
  const { last, times, rhythm, qty } = habit
  const facts = { count: last.qty, day: last.day, order: last.sip_id }
  return {
    kind: 'again',
    stk_id: habit.stk_id,
    qty: Math.min(qty, wine.free),
    code: times > 1 ? 'rhythm' : 'again',
    params: times > 1 ? { ...facts, weeks: Math.max(1, Math.round(rhythm / DAYS_A_WEEK)) } : facts,
  }
}

const PRICE_BAND = 0.25
/** How many favourite wines siblings are searched for. */
const FAVOURITES = 5

/** How similar a wine is to a favourite; zero for another colour. */
function nearness(wine: Offered, favourite: Offered, shared: number): number {
  if (wine.color === null || wine.color !== favourite.color) return 0
  const isNearPrice = Math.abs(wine.price - favourite.price) <= favourite.price * PRICE_BAND
  return (
    1 +
    (wine.origin !== null && wine.origin === favourite.origin ? 2 : 0) +
    (wine.taste !== null && wine.taste === favourite.taste ? 1 : 0) +
    (isNearPrice ? 2 : 0) +
    3 * shared
  )
}

type Others = {
  facts: Facts
  habits: readonly Habit[]
  fresh: readonly Offered[]
  usual: number
  /** How many of the similar customers bought each wine. */
  buyers: ReadonlyMap<number, number>
}

const share = ({ facts, buyers }: Others, stk_id: number) =>
  (buyers.get(stk_id) ?? 0) / Math.max(1, facts.peers)

function sibling(all: readonly Offered[], others: Others): Suggestion | null {
  const { habits, fresh, usual } = others
  const favourites = habits.toSorted((a, b) => dueness(b) - dueness(a)).slice(0, FAVOURITES)
  const pairs = favourites.flatMap((habit) => {
    const known = all.find(({ stk_id }) => stk_id === habit.stk_id)
    return known
      ? fresh.map((wine) => ({ wine, habit, score: nearness(wine, known, share(others, wine.stk_id)) }))
      : []
  })
  const pair = best(
    pairs.filter(({ score }) => score > 1),
    ({ score }) => score,
  )
  if (!pair) return null
  const { last } = pair.habit
  return {
    kind: 'sibling',
    stk_id: pair.wine.stk_id,
    qty: Math.min(usual, pair.wine.free),
    code: 'sibling',
    params: { wine: last.stok_name, day: last.day, order: last.sip_id },
  }
}

function discovery({ facts, habits, fresh, usual, buyers: buyersOf }: Others): Suggestion | null {
  const wine = best(fresh, ({ stk_id }) => buyersOf.get(stk_id) ?? 0)
  const buyers = buyersOf.get(wine?.stk_id ?? 0)
  if (!wine || !buyers) return null
  const latest = habits.toSorted((a, b) => b.last.day.localeCompare(a.last.day))[0]?.last
  const figures = { buyers, peers: facts.peers }
  return {
    kind: 'new',
    stk_id: wine.stk_id,
    qty: Math.min(usual, wine.free),
    ...(latest
      ? { code: 'new' as const, params: { ...figures, wine: latest.stok_name, order: latest.sip_id } }
      : { code: 'popular' as const, params: figures }),
  }
}

const USUAL_BOTTLES = 6

/** Up to three wines with a reason: never sold out, never a colour the customer refuses, none twice. */
export function suggestions(facts: Facts): Suggestion[] {
  const offered = facts.offered.filter(({ free, color }) => free > 0 && !refusesColor(facts.likes, color))
  const habits = habitsOf(facts)
  const known = new Set(habits.map(({ stk_id }) => stk_id))
  const others: Others = {
    facts,
    habits,
    fresh: offered.filter(({ stk_id }) => !known.has(stk_id)),
    usual: median(facts.bought.map(({ qty }) => qty)) || USUAL_BOTTLES,
    buyers: new Map(facts.shared.map(({ stk_id, buyers }) => [stk_id, buyers])),
  }
  const first = again(habits, offered)
  const second = sibling(facts.offered, others)
  const third = discovery({
    ...others,
    fresh: others.fresh.filter(({ stk_id }) => stk_id !== second?.stk_id),
  })
  return [first, second, third].filter((one) => one !== null)
}
