import { useEffect, useMemo } from 'react'
import type { Answer } from '#core/envelope.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import {
  isRetired,
  referenceLabel,
  referenceNames,
  references,
  type ReferenceName,
  type ReferenceRow,
  type ReferenceRowOf,
} from '#core/references.ts'
import { call, callUntyped } from './api.ts'
import { useLanguage } from './language.tsx'
import { clearCache, readLocal, writeLocal } from './session/local-data.ts'
import { connected } from './realtime.ts'
import { createStore, useStore, type Store } from './store.ts'
import { createVersionCheck } from './session/version-check.ts'

/**
 * The reference lists are kept in the browser by their version number. A list is asked for when a screen first needs
 * it and again when its number changed: by a push, or when an answer carries another epoch.
 */
type Kept = { version: number; rows: ReferenceRow[] }

const CHECK_LOCK_MS = 5_000

const known: Record<string, number> = {}
const stores = new Map<ReferenceName, Store<Kept | null>>()
const loading = new Set<ReferenceName>()

function storeOf(name: ReferenceName): Store<Kept | null> {
  const existing = stores.get(name)
  if (existing) return existing
  const created = createStore<Kept | null>(readLocal<Kept>(`ref.${name}`))
  stores.set(name, created)
  return created
}

type Lookup = Answer & { datalist: ReferenceRow[]; list_version?: number }

/** Also reads retired entries, whose labels old records need. */
function retiredToo(name: ReferenceName) {
  const { retires }: ReferenceDefinition = references[name]
  return retires ? { with_retired: true } : {}
}

async function load(name: ReferenceName): Promise<void> {
  if (loading.has(name)) return
  loading.add(name)
  try {
    // Four of these lists have a screen of their own as well; this call reads them as dropdowns.
    const answer = (await callUntyped(`/${name}/list`, {
      key_label: true,
      limit: 1000,
      ...retiredToo(name),
    })) as Lookup
    const kept = { version: answer.list_version ?? known[name] ?? 0, rows: answer.datalist }
    known[name] ??= kept.version
    writeLocal(`ref.${name}`, kept)
    storeOf(name).set(kept)
  } catch (error) {
    console.warn(`reference list ${name} could not be loaded`, error)
  } finally {
    loading.delete(name)
  }
}

const isFresh = (name: ReferenceName, kept: Kept | null) =>
  kept !== null && kept.version === (known[name] ?? kept.version)

/** Asks for a list that is not there or has another number than the server's. */
export function watchReference(name: ReferenceName): void {
  if (!isFresh(name, storeOf(name).get())) void load(name)
}

function isReferenceName(name: string): name is ReferenceName {
  return Object.hasOwn(references, name)
}

/** The versions the server has now, as told at sign-in. */
export function learnVersions(versions: Record<string, number>): void {
  for (const [name, version] of Object.entries(versions)) learnVersion(name, version)
}

/** A list changed: components that show it get it again. */
export function learnVersion(name: string, version: number): void {
  if (!isReferenceName(name)) return
  known[name] = version
  if (stores.has(name)) watchReference(name)
}

const check = createVersionCheck({
  lockMs: CHECK_LOCK_MS,
  now: () => performance.now(),
  later: (act, ms) => setTimeout(act, ms),
  askVersions: async () => {
    const { ref_data } = await call('/reference_versions/list')
    learnVersions(ref_data)
  },
})

/** An answer carried an epoch: another one than before means that some list changed. */
export const learnEpoch = (epoch: number): void => check.learn(epoch)

/** Fetches what was announced while the connection was lost. */
connected.subscribe(() => {
  if (connected.get()) check.ask()
})

/** Throws away all copies and asks again for what is on screen. */
export function refreshAllReferences(): void {
  clearCache()
  for (const name of referenceNames) {
    if (stores.has(name)) {
      delete known[name]
      void load(name)
    }
  }
}

export type ReferenceOption = { value: string; label: string; row: ReferenceRow }

const NONE: ReferenceRow[] = []

/** The rows of a list, with the columns that its declaration names. */
export function useReferenceRows<Name extends ReferenceName>(name: Name): ReferenceRowOf<Name>[]
export function useReferenceRows(name: ReferenceName): ReferenceRow[] {
  const kept = useStore(storeOf(name))
  useEffect(() => watchReference(name), [name])
  return kept?.rows ?? NONE
}

/** Every entry of a list with its word in the chosen language, retired ones included: for words and filters. */
export function useReference(name: ReferenceName): ReferenceOption[] {
  const rows = useReferenceRows(name)
  const language = useLanguage()
  return useMemo(
    () =>
      rows.map((row) => ({
        value: String(row[references[name].key]),
        label: referenceLabel(name, row, language),
        row,
      })),
    [rows, language, name],
  )
}

/** What a dropdown offers: the active entries, and the one that the record has. */
export const offered = (all: readonly ReferenceOption[], current: unknown): ReferenceOption[] =>
  all.filter(({ row, value }) => !isRetired(row) || value === String(current))

export const useOffered = (name: ReferenceName, current: unknown): ReferenceOption[] =>
  offered(useReference(name), current)
