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
      toggle: (id) => setIds((before) => withAll(before, [id], !before.has(id))),
      setAll: (changed, isSelected) => setIds((before) => withAll(before, changed, isSelected)),
      clear: () => setIds(new Set()),
    }),
    [ids],
  )
}

/** The ticked rows after some were ticked or unticked; the order of ticking stays. */
export function withAll(
  ticked: ReadonlySet<number>,
  changed: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  if (isSelected) return new Set([...ticked, ...changed])
  const gone = new Set(changed)
  return new Set([...ticked].filter((id) => !gone.has(id)))
}
