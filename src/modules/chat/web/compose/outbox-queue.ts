import type { Target } from '#modules/chat/domain/chat.ts'

/** A message that its writer has sent and the server has not confirmed. */
export type WaitingMessage = {
  client_id: string
  /** The id of its author: several users may share one browser. */
  user: number
  target: Target
  /** Rises with every message of a window. */
  order: number
  message: string
  file: WaitingFile | null
  written: string
  /** Why the last try failed; null before the first. */
  problem: string | null
  /** The problem in words. */
  words?: string | undefined
  /** The server refused it: it is sent again only on request. */
  isRefused: boolean
}

export type WaitingFile = {
  name: string
  blob: Blob
  voice: { min: number; sec: number } | null
}

export const inOrder = (items: readonly WaitingMessage[]): WaitingMessage[] =>
  items.toSorted((a, b) => a.order - b.order || a.client_id.localeCompare(b.client_id))

/** A rising number, as the clock may stop or go back and the order of messages must not change. */
export const nextOrder = (items: readonly WaitingMessage[], now: number): number =>
  Math.max(now, ...items.map(({ order }) => order + 1))

/** One after the other, so that messages arrive in the order in which they were written. */
export const nextToSend = (items: readonly WaitingMessage[]): WaitingMessage | null =>
  inOrder(items).find(({ isRefused }) => !isRefused) ?? null

/** Refusals that are only temporary: sending is throttled, or the session is being renewed. */
const transient = new Set(['chat_too_fast', 'too_many_requests', 'ERR_108'])

/** Why a message was not sent, and whether the server said no. */
export type Failure = { code: string; words: string; isRefusal: boolean }

export const afterFailure = (item: WaitingMessage, { code, words, isRefusal }: Failure): WaitingMessage => ({
  ...item,
  problem: code,
  words,
  isRefused: isRefusal && !transient.has(code),
})

export const forRetry = (item: WaitingMessage): WaitingMessage => ({
  ...item,
  problem: null,
  isRefused: false,
})

const RETRY_MS = 5_000
const RETRY_MAX_MS = 60_000

/** How long to wait before the next try, longer each time. */
export const pauseAfter = (failures: number): number =>
  Math.min(RETRY_MS * 2 ** Math.max(0, failures - 1), RETRY_MAX_MS)
