import { call, CallError } from './api.ts'

/** One broken screen must not fill the log. */
const MAX_REPORTS = 20

const seen = new WeakSet<object>()
let reports = 0

/** Refusals and lost connections are no faults, nor is work that was called off or a layout that took two rounds. */
function isExpected(error: unknown): boolean {
  if (error instanceof CallError) return true
  const { name = '', message = '' } = error instanceof Error ? error : {}
  return name === 'AbortError' || message.startsWith('ResizeObserver loop')
}

function isNew(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true
  if (seen.has(error)) return false
  seen.add(error)
  return true
}

/** Without a connection the error cannot be reported. */
async function send(fault: unknown): Promise<void> {
  const message = fault instanceof Error ? fault.message : String(fault)
  const stack = fault instanceof Error ? fault.stack : undefined
  const host = `${location.host}${location.pathname}`
  try {
    await call('/error_log/create', { host, message, stack })
  } catch {
    console.warn('the error could not be reported')
  }
}

/** Sends an unexpected error to the log, once, and says whether it was one. */
export function reportError(fault: unknown): boolean {
  if (isExpected(fault) || !isNew(fault)) return false
  console.error(fault)
  reports += 1
  if (reports <= MAX_REPORTS) void send(fault)
  return true
}
