import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { tellRefusal } from '#core/calls.ts'
import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import type { Language } from '#core/texts/texts.ts'
import { ChangedByOther } from '#platform/server/calls/changed-by-other.ts'
import { chosenIds, stillMatching } from '#platform/server/calls/chosen-rows.ts'
import { endpointAt, serve, type Endpoint, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { writtenSince } from '#platform/server/calls/written-since.ts'
import { actInBulk, type LeftRow } from '../domain/calls.ts'

const refusals = defineRefusals({
  row_no_longer_matches: {
    tr: 'Seçildikten sonra değişti ve artık bu listede değil.',
    de: 'Hat sich seit der Auswahl geändert und ist nicht mehr in dieser Liste.',
    en: 'Has changed since it was selected and is not in this list any more.',
  },
  changed_since_chosen: {
    tr: 'Seçildikten sonra {user} tarafından değiştirildi: {fields}.',
    de: 'Wurde nach der Auswahl von {user} geändert: {fields}.',
    en: 'Was changed by {user} after it was selected: {fields}.',
  },
  new_since_chosen: {
    tr: 'Seçimden sonra {user} tarafından eklendi.',
    de: 'Kam nach der Auswahl durch {user} dazu.',
    en: 'Was added by {user} after the selection.',
  },
})

type Call = SignedInCall<z.output<typeof actInBulk.input>>

/** Limits of one call in rows and time; the browser sends the rest in further calls. */
const ROWS_PER_CALL = 50
const WORKING_MS = 2_000

/** Refusals that are not caused by the row, so that a retry may succeed. */
const failures: ReadonlySet<string> = new Set(
  [
    platformRefusals.ERR_500,
    platformRefusals.ERR_ESOCKET,
    platformRefusals.ERR_ETIMEOUT,
    platformRefusals.server_busy,
    platformRefusals.database_cannot_store,
  ].map(({ code }) => code),
)

/** The call for a single row; it must declare the lists whose rows it accepts. */
function singleCall({ input, actor, services }: Call) {
  const endpoint = endpointAt(services, input.islem)
  const lists = endpoint?.forRowsOf
  if (!endpoint?.writes || !lists) throw invalid({ islem: { code: 'not_allowed' } })
  if (endpoint.who === 'public' || !endpoint.who(actor)) throw new AppError(accessRefusals.ERR_105)
  return { endpoint, lists }
}

/** A request id per row, derived from the one of the bulk call, so that a repeated call does no row twice. */
function requestOf(requestId: string | null, id: number): string | null {
  if (!requestId) return null
  const hash = createHash('sha256').update(`${requestId} ${id}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .reduce<{ parts: string[]; at: number }>(
      ({ parts, at }, length) => ({ parts: [...parts, hash.slice(at, at + length)], at: at + length }),
      { parts: [], at: 0 },
    )
    .parts.join('-')
}

const leftRow = (id: number, refusal: AppError, language: Language): LeftRow => ({
  id,
  ...tellRefusal(refusal, language),
})

/** The version of a row, with which somebody who was told of its change can mean it as it is now. */
async function versionNow({ services }: Call, { actsOn }: Endpoint, id: number): Promise<number | undefined> {
  if (!actsOn) return undefined
  const row = await firstRow(services.db)<{ version: number }>`
    select version from ${sql.table(actsOn)} where id = ${id}`
  return row?.version
}

/** A row that somebody has written since it was shown: who did what, and its version now. */
async function changedRow(call: Call, endpoint: Endpoint, id: number, { change, params }: ChangedByOther) {
  const { language, services } = call
  const isNew = change?.action === 'INSERT'
  const reason = isNew ? refusals.new_since_chosen : refusals.changed_since_chosen
  const fields = change ? services.namesOfChange(change, language) : '–'
  const told = { ...reason, params: { user: params.user ?? '–', ...(isNew ? {} : { fields }) } }
  const version = await versionNow(call, endpoint, id)
  return { id, ...tellRefusal(told, language), ...(version === undefined ? {} : { version }) }
}

type Outcome = { yapilan: number[]; atlanan: LeftRow[]; hatali: LeftRow[]; kalan: number[] }

/** Makes the call for one row after the other, each in a transaction of its own, until its time is over. */
async function workOn(
  call: Call,
  endpoint: Endpoint,
  ids: readonly number[],
  whyLeft: (id: number) => AppError | null,
) {
  const outcome: Outcome = { yapilan: [], atlanan: [], hatali: [], kalan: [] }
  const end = performance.now() + WORKING_MS
  for (const [index, id] of ids.entries()) {
    if (index >= ROWS_PER_CALL || (index > 0 && performance.now() > end)) {
      outcome.kalan = ids.slice(index)
      break
    }
    const refusal = whyLeft(id) ?? (await refusalFor(call, endpoint, id))
    if (!refusal) outcome.yapilan.push(id)
    else if (refusal instanceof ChangedByOther)
      outcome.atlanan.push(await changedRow(call, endpoint, id, refusal))
    else outcome[failures.has(refusal.code) ? 'hatali' : 'atlanan'].push(leftRow(id, refusal, call.language))
  }
  return outcome
}

async function refusalFor(call: Call, endpoint: Endpoint, id: number): Promise<AppError | null> {
  const { alanlar, seen_versions = {} } = call.input
  const requestId = requestOf(call.request_id, id)
  const { refusal } = await call.make(endpoint, { ...alanlar, id }, requestId, seen_versions[id])
  return refusal
}

const nobody: ReadonlyMap<number, ChangedByOther> = new Map()

export const bulkEndpoints = [
  serve(actInBulk, async (call) => {
    const { ids, secim } = call.input
    const { endpoint, lists } = singleCall(call)
    const written = (among: readonly number[]) =>
      secim?.as_of && endpoint.actsOn
        ? writtenSince(call.db, endpoint.actsOn, among, secim.as_of)
        : Promise.resolve(nobody)
    // Rows that are named besides a selection are the rest of it, and still have to match.
    const rows = await chosenIds(call, ids ? { ids } : { secim }, { lists, writtenSince: written })
    const next = rows.slice(0, ROWS_PER_CALL)
    const matching = ids && (await stillMatching(call, next, secim, lists))
    const changed = await written(ids ? next : rows)
    const noLonger = new AppError(refusals.row_no_longer_matches)
    const outcome = await workOn(call, endpoint, rows, (id) =>
      matching && !matching.has(id) ? noLonger : (changed.get(id) ?? null),
    )
    const added = [...changed.values()].filter(({ change }) => change?.action === 'INSERT').length
    const eksik = ids || !secim ? 0 : Math.max(0, secim.expected - (rows.length - added))
    return { toplam: rows.length, eksik, ...outcome }
  }),
]
