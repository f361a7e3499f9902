import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall } from '#core/calls.ts'

/** Push services have a public host name: a browser must not make the server call any other address. */
function isPushAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.port) return false
  const { hostname } = url
  // A name with a dot at its end is the same name, and would slip through the endings below.
  if (hostname.endsWith('.')) return false
  // URL parsing writes IPv4 addresses in digits and dots, and IPv6 addresses in brackets.
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  return hostname.includes('.') && !isNumber && !/\.(local|internal|localhost)$/.test(hostname)
}

const key = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/)

export const getPushKey = defineCall({
  path: '/push/key',
  who: everyone,
  input: z.object({}),
  answer: z.object({ key: z.string() }),
})

export const subscribePush = defineCall({
  path: '/push/subscribe',
  who: everyone,
  writes: true,
  input: z.object({
    endpoint: z.string().max(1_000).refine(isPushAddress, { message: 'not_allowed' }),
    keys: z.object({ p256dh: key(200), auth: key(100) }),
  }),
  answer: z.object({ subscribed: z.boolean() }),
})

export const unsubscribePush = defineCall({
  path: '/push/unsubscribe',
  who: everyone,
  writes: true,
  input: z.object({ endpoint: z.string().max(1_000) }),
  answer: z.object({ subscribed: z.boolean() }),
})

export const pushCalls = [getPushKey, subscribePush, unsubscribePush] as const
