import {
  keysOfRecord,
  type Announced,
  type AnnouncedRecord,
  type Interest,
  type RecordKey,
} from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import { onNotice } from '../realtime.ts'
import { createStore } from '../store.ts'

/** What matters beside the answers of queries: the person's own records on every screen, all, or some. */
export type Watch = {
  area: Area
  of: 'own' | 'all' | (() => readonly RecordKey[])
  /** What the person does in another window is no news. */
  isOfOthers?: boolean
}

const watches = new Set<Watch>()

/** Counts the changes of what is watched. */
export const watchesChanged = createStore(0)

/** The records of a watch are others now. */
export const noteOtherRecords = (): void => watchesChanged.set(watchesChanged.get() + 1)

export const ownAreas = (): Area[] =>
  [...new Set([...watches].filter(({ of }) => of === 'own').map(({ area }) => area))].toSorted()

export const watchedInterests = (): Interest[] =>
  [...watches].flatMap(({ area, of }) =>
    of === 'own' ? [] : [{ areas: [area], keys: of === 'all' ? null : new Set(of()) }],
  )

/** Calls back whenever such a record was written: with the records, or without if it could be any. */
export function watchRecords(
  watch: Watch,
  changed: (records: readonly AnnouncedRecord[]) => void,
): () => void {
  const { area, of, isOfOthers } = watch
  watches.add(watch)
  noteOtherRecords()
  const stop = onNotice<Announced & { is_own?: boolean }>('changed', ({ areas, records, is_own }) => {
    if (isOfOthers && is_own) return
    const keys = typeof of === 'function' ? new Set(of()) : null
    const meant = records.filter(
      (record) => record.area === area && (!keys || keysOfRecord(record).some((key) => keys.has(key))),
    )
    if (meant.length || areas.includes(area)) changed(areas.includes(area) ? [] : meant)
  })
  return () => {
    stop()
    watches.delete(watch)
    noteOtherRecords()
  }
}
