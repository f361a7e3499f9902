import { useEffect } from 'react'
import { call } from '#platform/web/api.ts'

/** How soon other users see who has a customer open. */
const LOOK_MS = 300
/** A customer who is only passed by is not taken. */
const STAY_MS = 1_500
/** The server releases a card without a heartbeat for two minutes. */
const HEARTBEAT_MS = 40_000

/** Reserves the customer for this user while the card is open. */
export function useKeepCard(cus_id: number): void {
  useEffect(() => {
    let isKept = false
    const keep = async (is_passing = false) => {
      isKept = true
      try {
        await call('/call/keep', { cus_id, is_passing })
      } catch {
        // Offline the reservation cannot be sent; the next heartbeat tries again.
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
