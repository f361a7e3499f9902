import { useEffect } from 'react'
import type { ColumnLayout } from '#core/lists/list-layout.ts'
import { call, write } from '#platform/web/api.ts'
import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'

/** How a person has arranged a list. */
export type ListSettings = {
  columns?: ColumnLayout[] | undefined
  /** The view that the list opens with. */
  view?: number | undefined
}

type All = Readonly<Record<string, ListSettings>>

const NAME = 'lists'
const NOTHING: ListSettings = {}

/** A copy stays in the browser, so that a list is drawn with its columns at once. */
const store = createStore<All>(readLocal<All>(NAME) ?? {})

function keep(all: All): void {
  writeLocal(NAME, all)
  store.set(all)
}

let fetchedFor: number | null = null

/** Fetched once for all lists when the first one is shown, with the settings made in other browsers. */
async function fetchOnce(): Promise<void> {
  const user = currentSession()?.user.id ?? null
  if (user === null || fetchedFor === user) return
  fetchedFor = user
  try {
    const { datalist } = await call('/list_settings/get')
    if (waiting.size === 0)
      keep(Object.fromEntries(datalist.map(({ list, ...settings }) => [list, settings])))
  } catch {
    // The cached or default columns are used until the next list is shown.
    fetchedFor = null
  }
}

/** Drawing a border with the mouse is one change, not a hundred. */
const SAVE_AFTER_MS = 400
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

async function send(list: string): Promise<void> {
  waiting.delete(list)
  const settings = store.get()[list]
  try {
    if (settings) await write('/list_settings/save', { list, ...settings })
    else await write('/list_settings/reset', { list })
  } catch (error) {
    toastError(error)
  }
}

function sendLater(list: string): void {
  clearTimeout(waiting.get(list))
  waiting.set(
    list,
    setTimeout(() => void send(list), SAVE_AFTER_MS),
  )
}

export function changeSettings(list: string, change: ListSettings): void {
  const { [list]: before, ...others } = store.get()
  const entries = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined)
  keep(entries.length ? { ...others, [list]: Object.fromEntries(entries) } : others)
  sendLater(list)
}

export function useListSettings(list: string): ListSettings {
  useEffect(() => void fetchOnce(), [])
  return useStore(store)[list] ?? NOTHING
}
