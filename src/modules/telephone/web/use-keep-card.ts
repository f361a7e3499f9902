import { useEffect } from 'react'
import { call } from '#platform/web/api.ts'

/** How soon other users see who has a customer open. */
const LOOK_MS = 300
/** A customer who is only passed by is not taken. */
const STAY_MS = 1_500
/** The server releases a card without a heartbeat for two minutes. */
const HEARTBEAT_MS = 40_000
/** The next customer is told together with the one who was left, if there is one by then. */
const LEAVE_MS = 500

type HandedOver = { left: number | null; here: number | null }

/** What the server has learnt from the outcome of a call. */
let handedOver: HandedOver = { left: null, here: null }

export const noteHandedOver = (known: HandedOver): void => void (handedOver = known)

/** The customer who was left and of whom the server has not been told. */
let leaving: { cus_id: number; timer: ReturnType<typeof setTimeout> } | null = null

function takeLeaving(): number | null {
  if (!leaving) return null
  clearTimeout(leaving.timer)
  const { cus_id } = leaving
  leaving = null
  return cus_id
}

function sendLeaving(): void {
  const cus_id = takeLeaving()
  if (cus_id !== null) void call('/call/leave', { cus_id }).catch(() => undefined)
}

function leaveSoon(cus_id: number): void {
  sendLeaving()
  if (handedOver.left !== cus_id) leaving = { cus_id, timer: setTimeout(sendLeaving, LEAVE_MS) }
}

/** Reserves the customer for this user while the card is open. */
export function useKeepCard(cus_id: number): void {
  useEffect(() => {
    let isKept = false
    const keep = async (is_passing = false) => {
      isKept = true
      const before = takeLeaving()
      const left = before === cus_id ? null : before
      try {
        await call('/call/keep', { cus_id, is_passing, ...(left === null ? {} : { left }) })
      } catch {
        // Offline the reservation cannot be sent; the next heartbeat tries again.
      }
    }
    const isKnown = handedOver.here === cus_id
    if (isKnown) isKept = true
    const look = setTimeout(() => {
      if (!isKnown) void keep(true)
    }, LOOK_MS)
    const first = setTimeout(() => void keep(), STAY_MS)
    const heartbeat = setInterval(() => void keep(), HEARTBEAT_MS)
    const goAway = () => {
      if (isKept) leaveSoon(cus_id)
      isKept = false
      sendLeaving()
    }
    addEventListener('pagehide', goAway)
    return () => {
      clearTimeout(look)
      clearTimeout(first)
      clearInterval(heartbeat)
      removeEventListener('pagehide', goAway)
      if (isKept) leaveSoon(cus_id)
      handedOver = { left: null, here: handedOver.here }
    }
  }, [cus_id])
}
