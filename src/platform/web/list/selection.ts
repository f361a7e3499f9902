import { useMemo, useState } from 'react'

/** The rows somebody has ticked, by id; it outlives turning the page. */
export type Selection = {
  ids: readonly number[]
  has(id: number): boolean
  toggle(id: number): void
  setAll(ids: readonly number[], isSelected: boolean): void
  clear(): void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return useMemo(
    () => ({
      ids: [...ids],
      has: (id) => ids.has(id),
      toggle: (id) => setIds((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id]))),
      setAll: (changed, isSelected) =>
        setIds((before) => (isSelected ? new Set([...before, ...changed]) : without(before, changed))),
      clear: () => setIds(new Set()),
    }),
    [ids],
  )
}

const without = (set: ReadonlySet<number>, ids: readonly number[]) =>
  new Set([...set].filter((id) => !ids.includes(id)))
