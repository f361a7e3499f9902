import type { Watermark } from './chat.ts'

export type Tick = 'sent' | 'received' | 'read'

/** How far a message has come: it counts as received or read when all the others have received or read it. */
export function tickOf(seq: number, others: readonly Pick<Watermark, 'received_seq' | 'read_seq'>[]): Tick {
  if (!others.length) return 'sent'
  if (others.every(({ read_seq }) => read_seq >= seq)) return 'read'
  return others.every(({ received_seq }) => received_seq >= seq) ? 'received' : 'sent'
}
