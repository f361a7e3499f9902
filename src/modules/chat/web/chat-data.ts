import {
  skipToken,
  useQuery,
  useQueryClient,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, callForFile, write } from '#platform/web/api.ts'
import { useStore } from '#platform/web/store.ts'
import type { MessagePage } from '../domain/calls.ts'
import type { ChatMessage, ChatUser, mediaKinds, Target } from '../domain/chat.ts'
import { PAGE, PAGE_MAX } from '../domain/limits.ts'
import { begun } from './live/connection.ts'
import { keyOf } from './target.ts'
import { isBehind, withLatest, withMissing, withOlder, withStar, type Thread } from './messages/threads.ts'

export const LIST = '/chat/list'
export const USERS = '/chat/users/list'
const MESSAGES = '/chat/messages/list'
const ROOM = '/chat/rooms/get'
const PROFILE = '/chat/profile/get'
const MEDIA = '/chat/media/list'

export const useEntries = () =>
  useQuery({ queryKey: [LIST], queryFn: async () => (await call(LIST)).datalist })

/** The user's rooms that were removed from the list; fetched for a search. */
export const useRemovedRooms = (isWanted: boolean) =>
  useQuery({
    queryKey: [LIST, 'removed_rooms'],
    queryFn: isWanted ? async () => (await call(LIST, { removed_rooms: true })).datalist : skipToken,
  })

export function useUsers() {
  const isWanted = useStore(begun)
  return useQuery({
    queryKey: [USERS],
    queryFn: isWanted ? async () => (await call(USERS)).datalist : skipToken,
  })
}

export const useUserMap = (): ReadonlyMap<number, ChatUser> => {
  const { data } = useUsers()
  return useMemo(() => new Map((data ?? []).map((user) => [user.uid, user])), [data])
}

export const useProfile = (uid: number | null) =>
  useQuery({
    queryKey: [PROFILE, uid],
    queryFn: async () => (await call(PROFILE, uid === null ? {} : { uid })).item,
  })

export const useRoom = (roomId: number | null) =>
  useQuery({
    queryKey: [ROOM, roomId],
    queryFn: roomId === null ? skipToken : async () => (await call(ROOM, { roomId })).item,
    staleTime: 0,
  })

export type MediaKind = (typeof mediaKinds)[number]

export const useMedia = (target: Target, kind: MediaKind, limit = PAGE_MAX) =>
  useQuery({
    queryKey: [MEDIA, keyOf(target), kind, limit],
    queryFn: async () => (await call(MEDIA, { ...target, kind, limit })).datalist,
    staleTime: 0,
  })

export const threadKey = (target: Target) => [MESSAGES, keyOf(target)] as const

const readPage = (target: Target, range: { before?: number; after?: number; limit: number }) =>
  call(MESSAGES, { ...target, ...range })

/** A window that missed more messages than this starts again with the latest page. */
const FILL_MAX = 1_000

/** Fetches the messages missing below the latest page, oldest first. */
async function fillGap(queries: QueryClient, target: Target, page: MessagePage): Promise<void> {
  const current = () => queries.getQueryData<Thread>(threadKey(target))
  const first = page.datalist[0]?.seq ?? 0
  for (let known = current(); known && isBehind(known, page, PAGE); known = current()) {
    if (first - known.lastSeq > FILL_MAX) return
    const missing = await readPage(target, { after: known.lastSeq, limit: PAGE_MAX })
    if (!missing.datalist.length) return
    queries.setQueryData(threadKey(target), withMissing(known, missing))
  }
}

/** The first page, or what has changed since the last fetch; messages from notices in between are kept. */
async function readThread(queries: QueryClient, target: Target): Promise<Thread> {
  const page = await readPage(target, { limit: PAGE })
  await fillGap(queries, target, page)
  return withLatest(queries.getQueryData<Thread>(threadKey(target)), page, PAGE)
}

export function useThread(target: Target) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: threadKey(target),
    queryFn: () => readThread(queries, target),
    staleTime: 0,
  })
}

/** The loaded part of a conversation. */
export const knownThread = (queries: QueryClient, target: Target): Thread | undefined =>
  queries.getQueryData<Thread>(threadKey(target))

/** Loads one page further back; answers whether there was one. */
export async function loadOlder(queries: QueryClient, target: Target, limit = PAGE): Promise<boolean> {
  const known = knownThread(queries, target)
  const first = known?.messages[0]
  if (!known?.hasOlder || !first) return false
  const page = await readPage(target, { before: first.seq, limit })
  const now = knownThread(queries, target)
  if (now) queries.setQueryData(threadKey(target), withOlder(now, page, limit))
  return page.datalist.length > 0
}

/** Loads back until a message is there. */
export async function loadUntil(queries: QueryClient, target: Target, seq: number): Promise<void> {
  const isThere = () => (knownThread(queries, target)?.messages[0]?.seq ?? 0) <= seq
  while (!isThere()) if (!(await loadOlder(queries, target, PAGE_MAX))) return
}

export async function star(queries: QueryClient, target: Target, message: ChatMessage): Promise<void> {
  const starred = !message.starred
  const mark = (value: boolean) =>
    queries.setQueryData<Thread>(threadKey(target), (known) => known && withStar(known, message.id, value))
  mark(starred)
  try {
    await write('/chat/messages/star', { id: message.id, starred })
    await queries.invalidateQueries({ queryKey: [MEDIA, keyOf(target), 'starred'] })
  } catch (error) {
    mark(message.starred)
    console.error('the star was not kept', error)
  }
}

export const useFile = (id: number | null) =>
  useQuery({
    queryKey: ['/chat/files/get', id],
    queryFn: id === null ? skipToken : async () => (await callForFile('/chat/files/get', { id })).blob,
    staleTime: Infinity,
  })

export const useAvatar = (target: Target, avi: number | null) =>
  useQuery({
    queryKey: ['/chat/avatars/get', keyOf(target), avi],
    queryFn: avi === null ? skipToken : async () => (await callForFile('/chat/avatars/get', target)).blob,
    staleTime: Infinity,
  })

/**
 * Fetches again, even queries whose first fetch is still running: its answer may be older than the notice, and the
 * library does not repeat a running first fetch.
 */
export async function askAgain(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const asking = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queries.invalidateQueries(filters)
  if (asking.length) await queries.invalidateQueries({ predicate: (query) => asking.includes(query) })
}

/** Fetches everything that shows a conversation again. */
export async function refreshTarget(queries: QueryClient, target: Target): Promise<void> {
  const keys: QueryKey[] = [[LIST], threadKey(target), [MEDIA, keyOf(target)]]
  if ('roomId' in target) keys.push([ROOM, target.roomId])
  await Promise.all(keys.map((queryKey) => askAgain(queries, { queryKey })))
}

/** Fetches profiles and pictures of users again. */
export async function refreshPeople(queries: QueryClient): Promise<void> {
  await Promise.all([[USERS], [PROFILE], [LIST], [ROOM]].map((queryKey) => askAgain(queries, { queryKey })))
}
