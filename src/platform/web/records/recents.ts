import { useEffect } from 'react'
import { readLocal, writeLocal } from '../session/local-data.ts'
import { currentSession } from '../session/session.ts'

/** A record that was opened: its kind and number, and how it was called then. */
export type Recent = { kind: string; id: number; label: string; hint: string }

export const MOST_RECENTS = 8

const isSame = (one: Recent, other: Recent) => one.kind === other.kind && one.id === other.id

/** The records that were opened last, the latest first, each once. */
export const withRecent = (recents: readonly Recent[], opened: Recent): Recent[] =>
  [opened, ...recents.filter((one) => !isSame(one, opened))].slice(0, MOST_RECENTS)

const isRecent = (value: unknown): value is Recent => {
  const { kind, id, label, hint } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>
  return (
    typeof kind === 'string' && Number.isInteger(id) && typeof label === 'string' && typeof hint === 'string'
  )
}

/** Each person has their own; signing out clears them with all that the browser keeps. */
const placeOf = () => {
  const session = currentSession()
  return session && `recent.${session.user.id}`
}

export function readRecents(): Recent[] {
  const place = placeOf()
  const kept = place && readLocal<unknown>(place)
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENTS) : []
}

export function noteRecent(opened: Recent): void {
  const place = placeOf()
  if (place) writeLocal(place, withRecent(readRecents(), opened))
}

/** A panel reports the record it shows, once it is loaded. */
export function useRecent(opened: Recent | null): void {
  const { kind, id, label, hint } = opened ?? {}
  useEffect(() => {
    if (kind === undefined || id === undefined || label === undefined || hint === undefined) return
    noteRecent({ kind, id, label, hint })
  }, [kind, id, label, hint])
}
