import { isAdmin, type Actor } from '#core/actor.ts'
import { keysOfRecord, type AnnouncedRecord, type RecordKey, type RecordKind } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import { everyRow, inScope, noRow, type Scope } from '#core/scope.ts'
import type { WrittenRecord } from './announcements.ts'

/** Which rows of a kind a person may see, by the fields that are announced with a record. */
export type AnnouncedScopes = Partial<Record<RecordKind, (actor: Actor) => Scope<Record<string, unknown>>>>

/** What the screens of a window show. */
export type Shown = {
  /** Areas of which anything is shown. */
  areas: ReadonlySet<Area>
  /** Areas of which all rows are shown that the person may see, such as in a list. */
  whole: ReadonlySet<Area>
  /** Areas of which the person's own records matter, whatever is shown. */
  own: ReadonlySet<Area>
  /** Records that are shown, such as the customer of a card, with the areas. */
  keys: ReadonlyMap<RecordKey, ReadonlySet<Area>>
}

export const nothingShown: Shown = {
  areas: new Set(),
  whole: new Set(),
  own: new Set(),
  keys: new Map(),
}

export type Audience = ReturnType<typeof createAudience>

/** Who may be told of a record: whoever the calls would show it, by the same scopes. */
export function createAudience(scopes: AnnouncedScopes) {
  const sees = (actor: Actor, kind: RecordKind, record: WrittenRecord): boolean =>
    inScope(scopes[kind]?.(actor) ?? (isAdmin(actor) ? everyRow : noRow), record.who)
  /** A customer's card shows what belongs to the customer to everybody who may open it. */
  const seesCustomer = (actor: Actor, record: WrittenRecord): boolean =>
    record.customer !== undefined && 'cus_user' in record.who && sees(actor, 'customer', record)

  const maySee = (actor: Actor, record: WrittenRecord) =>
    sees(actor, record.kind, record) || seesCustomer(actor, record)

  const shows = ({ keys }: Shown, record: WrittenRecord) =>
    keysOfRecord(record).some((key) => keys.get(key)?.has(record.area))

  return {
    maySee,
    /** Of these records those that concern what a window shows and that its person may see. */
    concerning: (actor: Actor, shown: Shown, records: readonly WrittenRecord[]): AnnouncedRecord[] =>
      records
        .filter(
          (record) =>
            (shown.whole.has(record.area) && sees(actor, record.kind, record)) ||
            (shown.own.has(record.area) && isOwn(actor, record)) ||
            (shows(shown, record) && maySee(actor, record)),
        )
        .map(withoutWho),
  }
}

/** Fields that name a person to whom a record belongs. */
const PERSONS = ['cus_user', 'rand_user', 'per_id', 'send_user', 'reciver_usr']

const isOwn = ({ id }: Actor, { who }: WrittenRecord): boolean => PERSONS.some((field) => who[field] === id)

export const withoutWho = ({ who: _who, ...record }: WrittenRecord): AnnouncedRecord => record
