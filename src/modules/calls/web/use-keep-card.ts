import { useEffect } from 'react'
import { call } from '#platform/web/api.ts'

/** Others see soon who has a customer open. */
const LOOK_MS = 300
/** Who only passes by takes nothing from others. */
const STAY_MS = 1_500
/** The server frees a card that was not kept for two minutes. */
const HEARTBEAT_MS = 40_000

/** Keeps the customer for this person while the card is open. */
export function useKeepCard(cus_id: number): void {
  useEffect(() => {
    let isKept = false
    const keep = async (is_passing = false) => {
      isKept = true
      try {
        await call('/call/keep', { cus_id, is_passing })
      } catch {
        // Without a connection nobody can be told; the next heartbeat tries again.
      }
    }
    const leave = () => {
      if (isKept) void call('/call/leave', { cus_id }).catch(() => undefined)
      isKept = false
    }
    const look = setTimeout(() => void keep(true), LOOK_MS)
    const first = setTimeout(() => void keep(), STAY_MS)
    const heartbeat = setInterval(() => void keep(), HEARTBEAT_MS)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(look)
      clearTimeout(first)
      clearInterval(heartbeat)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [cus_id])
}
