import { useMemo, useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { readRecents, type Recent } from '#platform/web/records/recents.ts'
import { helpRequest } from '#platform/web/records/requests.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { PaletteSection, ScreenEntry } from '#platform/web/shell/palette-entry.ts'
import { searchTexts } from '../texts.ts'
import {
  foundGroups,
  groups,
  kindOf,
  matching,
  recordKey,
  withoutRecents,
  type Found,
  type Group,
} from './entries.ts'
import type { Opening } from './opening.ts'
import { placeOf } from './places.ts'

type Local = {
  screens: readonly ScreenEntry[]
  help: readonly ScreenEntry[]
  actions: readonly Opening[]
}

/** Help is only searched, not listed, and limited in favour of more frequent results. */
const MOST_HELP = 3

const kindTexts = {
  customer: 'kind_customer',
  order: 'kind_order',
  wine: 'kind_wine',
  person: 'kind_person',
} as const satisfies Record<string, keyof typeof searchTexts>

const isKind = (kind: string): kind is keyof typeof kindTexts => kind in kindTexts

/** The groups of entries for the typed text: local ones first, then those of the server. */
export function useSections(typed: string, found: Found, local: Local): PaletteSection<Opening>[] {
  const t = useTexts(searchTexts)
  const actor = useUser()
  const [recents] = useState(readRecents)
  const { screens, help, actions } = local

  const known = useMemo(() => {
    const opening = (group: Group, { kind, id, label, hint }: Recent): Opening[] => {
      const place = placeOf(actor, kind, id)
      return place
        ? [{ key: recordKey(group, kind, id), label, hint, place, recent: { kind, id, label, hint } }]
        : []
    }
    return {
      opening,
      screens: screens.map((screen) => ({ ...screen, place: { to: screen.to } })),
      help: help.map(({ to, ...entry }): Opening => ({ ...entry, run: () => helpRequest.set(to) })),
    }
  }, [actor, screens, help])

  return useMemo(() => {
    const recent = recents.flatMap((one) => {
      const kind = isKind(one.kind) ? t(kindTexts[one.kind]) : ''
      return known
        .opening('recent', one)
        .map((entry) => ({ ...entry, hint: [kind, one.hint].filter(Boolean).join(' · ') }))
    })
    const rest = withoutRecents(
      found,
      matching(recent, typed).flatMap((entry) => entry.recent ?? []),
    )
    const records = foundGroups.map(
      (group) =>
        [group, rest[group].flatMap((row) => known.opening(group, { kind: kindOf[group], ...row }))] as const,
    )
    const entries: Record<Group, readonly Opening[]> = {
      recent: matching(recent, typed),
      screens: matching(known.screens, typed),
      actions: matching(actions, typed),
      help: typed ? matching(known.help, typed).slice(0, MOST_HELP) : [],
      ...(Object.fromEntries(records) as Record<(typeof foundGroups)[number], Opening[]>),
    }
    return groups
      .filter((group) => entries[group].length > 0)
      .map((group) => ({ key: group, title: t(group), entries: entries[group] }))
  }, [typed, found, recents, known, actions, t])
}
