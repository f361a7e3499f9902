import { areas, resourceOf, type Area } from './areas.ts'
import { recordResources } from './brought/records.ts'

/** What a commit announces: the records that it wrote, and areas of which something else was written. */
export type AnnouncedRecord = {
  area: Area
  kind: RecordKind
  id: number
  /** The customer that the record is about. */
  customer?: number
}

/** What a call wrote, with the numbers of its announcements. */
export type Written = Announced & { ids: readonly number[] }

export type Announced = { areas: readonly Area[]; records: readonly AnnouncedRecord[] }

/** What announcements name and questions are about. */
export type RecordKind = 'order' | 'customer' | 'task' | 'wine' | 'mail' | 'incoming'

/** A record as questions and rows name it, such as "customer:7". */
export type RecordKey = `${RecordKind}:${number}`

export const everythingAnnounced: Announced = { areas, records: [] }

/** The areas of which anything was written. */
export const areasWritten = (written: readonly Announced[]): Set<Area> =>
  new Set(written.flatMap((one) => [...one.areas, ...one.records.map(({ area }) => area)]))

/** Fields that name a record wherever they stand. */
const named: Readonly<Record<string, RecordKind>> = {
  cus_id: 'customer',
  sip_id: 'order',
  stk_id: 'wine',
  stok_id: 'wine',
}

/** Resources whose rows and questions name one of these records by `id`; the modules bring them. */
const ownId: Readonly<Record<string, RecordKind>> = recordResources

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keyOf(kind: RecordKind | undefined, id: unknown): RecordKey[] {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
  return kind && typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? [`${kind}:${number}`]
    : []
}

/** A filter that only one value passes. */
const onlyValue = (filter: unknown): unknown =>
  isFields(filter) ? (filter.matchMode === 'equals' ? filter.value : null) : filter

/** The records that a question is about; a question about none of them is about all rows that the person may see. */
export function keysAsked(path: string, question: Fields): RecordKey[] {
  const filters = isFields(question.filters) ? question.filters : {}
  return [
    ...keyOf(ownId[resourceOf(path)], question.id),
    ...Object.entries(named).flatMap(([field, kind]) => [
      ...keyOf(kind, question[field]),
      ...keyOf(kind, onlyValue(filters[field])),
    ]),
  ]
}

/** The records that a row names. */
export function keysOfRow(path: string, row: Fields): RecordKey[] {
  return [
    ...keyOf(ownId[resourceOf(path)], row.id),
    ...Object.entries(named).flatMap(([field, kind]) => keyOf(kind, row[field])),
  ]
}

/** The records that an answer names anywhere. */
export function keysShown(path: string, answer: unknown): Set<RecordKey> {
  const found = new Set<RecordKey>()
  function look(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isFields(value)) {
      for (const key of keysOfRow(path, value)) found.add(key)
      for (const inner of Object.values(value)) if (typeof inner === 'object') look(inner)
    }
  }
  look(answer)
  return found
}

/** What of the data an answer shows: rows of these areas, only those about the records if any are named. */
export type Interest = {
  areas: readonly Area[]
  keys: ReadonlySet<RecordKey> | null
  /** Of these areas the answer may be some minutes old. */
  unhurried?: readonly Area[] | undefined
}

/** What of an interest is read again soon. */
export const hurried = ({ areas: shown, keys, unhurried = [] }: Interest): Interest => ({
  areas: shown.filter((area) => !unhurried.includes(area)),
  keys,
})

export function interestOf(
  shows: readonly Area[],
  path: string,
  question: Fields,
  answer: unknown,
): Interest {
  const asked = keysAsked(path, question)
  return { areas: shows, keys: asked.length ? new Set([...asked, ...keysShown(path, answer)]) : null }
}

/** The keys under which a record is looked for. */
export const keysOfRecord = ({ kind, id, customer }: AnnouncedRecord): RecordKey[] =>
  customer === undefined || kind === 'customer'
    ? [`${kind}:${id}`]
    : [`${kind}:${id}`, `customer:${customer}`]

/** Whether an answer may be out of date after an announcement. */
export const isConcerned = (
  { areas: shown, keys }: Interest,
  { areas: whole, records }: Announced,
): boolean =>
  shown.some((area) => whole.includes(area)) ||
  records.some(
    (record) =>
      shown.includes(record.area) && (keys === null || keysOfRecord(record).some((key) => keys.has(key))),
  )
