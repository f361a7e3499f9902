import type { Written } from '#core/announced.ts'
import type { CallTypes, FileAnswer } from '#core/calls.ts'
import { rowsOf } from '#core/lists/compact-rows.ts'
import type { Answer, RefusalStatus } from '#core/envelope.ts'
import { REQUEST_TIMEOUT_MS, RETRY_AFTER_MS, SERVER_TIME, WAY_BACK } from '#core/limits.ts'
import type { ListDefinition, ListPayload } from '#core/lists/list.ts'
import type { ListAnswer } from '#core/lists/list-call.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { transportTexts } from '#core/texts/transport-texts.ts'
import { currentLanguage } from './language.tsx'
import { noteQuestion } from './live/questions.ts'
import { learnServerTime } from './session/server-clock.ts'
import { currentSession } from './session/session.ts'
import { uuid } from './uuid.ts'

/** A call that did not succeed: refused by the server, or lost on the way. */
export class CallError extends Error {
  readonly status: RefusalStatus

  constructor(status: RefusalStatus) {
    super(status.message)
    this.name = 'CallError'
    this.status = status
  }

  /** Whether the server refused the call; otherwise it is unknown whether the call was carried out. */
  get isRefusal(): boolean {
    return !transportCodes.has(this.status.code)
  }
}

/** Refusals for which a retry is pointless. */
const FINAL = new Set(['ERR_104', 'ERR_105', 'record_not_found', 'customer_cannot_found_maybe_deleted'])

export const mayRetry = (error: unknown): boolean =>
  !(error instanceof CallError && FINAL.has(error.status.code))

const isTransportCode = (code: string): code is keyof typeof transportTexts =>
  Object.hasOwn(transportTexts, code)

const transportCodes = new Set<string>([
  'NETWORK_ERROR',
  'request_timeout',
  'too_many_retries',
  'network_response_not_ok',
] satisfies (keyof typeof transportTexts)[])

/** Refusals after which the screen of the person is closed: no session, or outside the working hours. */
const OVER = new Set(['ERR_106', 'ERR_107', 'ERR_108'])
export const isOver = ({ code, params }: RefusalStatus) => OVER.has(code) || params?.way_back === WAY_BACK

const RETRIES_502 = 4
const RETRY_PAUSE_MS = 5_000

/** After this long the person is told that the server is busy. */
const LONGEST_BUSY_MS = 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const fault = (code: keyof typeof transportTexts) =>
  new CallError({ isContinue: false, code, message: say(transportTexts[code], currentLanguage()) })

type CallListeners = {
  /** The session is over, or may not be used at this time of the day. */
  onSessionLost(status: RefusalStatus): void
  /** The number that every answer carries; it changes with any reference list. */
  onReferenceEpoch(epoch: number): void
  /** What a call of this window has written. */
  onWritten(written: Written): void
  /** An error that is not an answer of the server was shown to the user. */
  onUnexpected(error: unknown): void
}

const listeners: CallListeners = {
  onSessionLost: () => undefined,
  onReferenceEpoch: () => undefined,
  onWritten: () => undefined,
  onUnexpected: () => undefined,
}

export function listenToCalls(handlers: CallListeners): void {
  Object.assign(listeners, handlers)
}

type CallOptions = {
  signal?: AbortSignal
  requestId?: string
  /** Nobody asked for it here: somebody else wrote. */
  isRefetch?: boolean | undefined
  /** It can wait a moment for others, to be made with them. */
  isPatient?: boolean
  /** Instead of the current session: one that was left. */
  sesion_id?: string
}

function bodyOf(fields: object, options: CallOptions) {
  return JSON.stringify({
    ...fields,
    sesion_id: options.sesion_id ?? currentSession()?.sesion_id ?? null,
    _onLine: navigator.onLine,
    CURRENT_DATE: new Date().toISOString(),
    language: currentLanguage(),
    ...(options.requestId ? { request_id: options.requestId } : {}),
    ...(options.isRefetch ? { is_refetch: true } : {}),
  })
}

let underWay = 0

export const callsUnderWay = () => underWay

async function send(path: string, fields: object, options: CallOptions): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS)
  const sentAt = performance.now()
  underWay += 1
  const signal = options.signal ? AbortSignal.any([timeout.signal, options.signal]) : timeout.signal
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(fields, options),
      signal,
    })
    learnServerTime(response.headers.get(SERVER_TIME), sentAt, performance.now())
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw fault(timeout.signal.aborted ? 'request_timeout' : 'NETWORK_ERROR')
  } finally {
    clearTimeout(timer)
    underWay -= 1
  }
}

/** Sends and repeats while a proxy says 502; the request id keeps a repeated write from being done twice. */
async function sendWithRetry(path: string, fields: object, options: CallOptions): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(path, fields, options)
    if (response.status !== 502) return response
    if (attempt === RETRIES_502) throw fault('too_many_retries')
    await pause(RETRY_PAUSE_MS)
  }
}

/** A busy server says when to come back; it has done nothing, so the call is simply made again then. */
async function sendWhenWelcome(path: string, fields: object, options: CallOptions): Promise<Response> {
  const end = performance.now() + LONGEST_BUSY_MS
  for (;;) {
    const response = await sendWithRetry(path, fields, options)
    const retryMs = Number(response.headers.get(RETRY_AFTER_MS) ?? 0)
    if (!retryMs || performance.now() + retryMs > end) return response
    await pause(retryMs)
    options.signal?.throwIfAborted()
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (!answer?.status || (!response.ok && response.status !== 429)) throw fault('network_response_not_ok')
  return accepted(answer)
}

/** An answer that is no refusal. */
export function accepted(answer: Answer): Answer {
  if (answer.status.isContinue) return answer
  if (isOver(answer.status) && currentSession()) listeners.onSessionLost(answer.status)
  throw new CallError(answer.status)
}

type Gather = (path: string, fields: object, isRefetch: boolean) => Promise<Answer>

/** Makes calls that nobody waits for together with others; until it is there each is made by itself. */
let gather: Gather | null = null

export const gatherBy = (collect: Gather | null): void => void (gather = collect)

/** The fields of a call; those of one that needs none may be left out. */
type Given<Path extends keyof CallTypes> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- what is assignable needs no field
  Record<never, never> extends CallTypes[Path]['input']
    ? [input?: CallTypes[Path]['input'], options?: CallOptions]
    : [input: CallTypes[Path]['input'], options?: CallOptions]

/** The calls whose answers have this shape. */
export type PathAnswering<Shape> = {
  [Path in keyof CallTypes]: CallTypes[Path]['answer'] extends Shape ? Path : never
}[keyof CallTypes]

type Answered<Path extends keyof CallTypes> = CallTypes[Path]['answer']

/** One call to the server. Resolves with the answer, rejects with a CallError. */
export function call<Path extends keyof CallTypes>(path: Path, ...given: Given<Path>): Promise<Answered<Path>>
export function call(path: string, fields: object = {}, options: CallOptions = {}): Promise<Answer> {
  return callUntyped(path, fields, options)
}

/** A call in the form that the definitions of reports expect (`Ask` in core/calls). */
export function ask<Path extends keyof CallTypes>(
  path: Path,
  input: CallTypes[Path]['input'],
): Promise<Answered<Path>>
export function ask(path: string, input: object): Promise<Answer> {
  return callUntyped(path, input)
}

/** For the platform's own parts, which know a path only from the definition they are given. */
export async function callUntyped(
  path: string,
  fields: object = {},
  options: CallOptions = {},
): Promise<Answer> {
  const cause = noteQuestion(path, fields)
  const isRefetch = cause === 'others' || (options.isRefetch ?? false)
  const isPatient = cause !== null || (options.isPatient ?? false)
  const answer =
    gather && isPatient
      ? await gather(path, fields, isRefetch)
      : await readAnswer(await sendWhenWelcome(path, fields, { ...options, isRefetch }))
  if (typeof answer.version === 'number') listeners.onReferenceEpoch(answer.version)
  if (answer.written) listeners.onWritten(answer.written)
  return answer
}

/** A page of a declared list, whose definition says what a row is. */
export async function callList<Row extends { id: number }>(
  list: ListDefinition<Row>,
  payload: ListPayload,
  options: CallOptions = {},
): Promise<ListAnswer<Row>> {
  const answer = (await callUntyped(list.path, payload, options)) as unknown as ListAnswer<Row>
  const { fields, values, ...others } = answer
  return fields && values ? { ...others, datalist: rowsOf<Row>(fields, values) } : answer
}

/** Rows of any list, for whoever knows only its path. */
export async function callRows(
  path: string,
  payload: ListPayload,
  options: CallOptions = {},
): Promise<{ id: number }[]> {
  const { datalist, fields, values } = (await callUntyped(path, payload, options)) as unknown as ListAnswer<{
    id: number
  }>
  return fields && values ? rowsOf(fields, values) : datalist
}

/** A write with an id of its own, for acts that happen at once. Forms keep their id until they know the outcome. */
export function write<Path extends keyof CallTypes>(
  path: Path,
  ...given: Given<Path>
): Promise<Answered<Path>>
export function write(path: string, fields: object = {}): Promise<Answer> {
  return callUntyped(path, fields, { requestId: uuid() })
}

/** The calls that name their record by `id`. */
type ActPath = {
  [Path in keyof CallTypes]: CallTypes[Path]['input'] extends { id: number | string } ? Path : never
}[keyof CallTypes]

type Shown = { id: number; version: number }

type FurtherFields<Path extends ActPath> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- what is assignable needs no field
  Record<never, never> extends Omit<CallTypes[Path]['input'], 'id'>
    ? [fields?: Omit<CallTypes[Path]['input'], 'id'>]
    : [fields: Omit<CallTypes[Path]['input'], 'id'>]

/** A write that acts on a record as it is shown: what somebody changed meanwhile is not acted upon unseen. */
export function actOn<Path extends ActPath>(
  path: Path,
  row: Shown,
  ...fields: FurtherFields<Path>
): Promise<Answered<Path>>
export function actOn(path: string, { id, version }: Shown, fields: object = {}): Promise<Answer> {
  return callUntyped(path, { ...fields, id, seen_version: version }, { requestId: uuid() })
}

/** The calls that answer with a file. */
export type FilePath = PathAnswering<FileAnswer>

type CalledFile = { blob: Blob; name: string; headers: Headers }

/** A call that answers with a file. */
export const callForFile = <Path extends FilePath>(
  path: Path,
  input: CallTypes[Path]['input'],
): Promise<CalledFile> => callForFileUntyped(path, input)

/** All rows that a declared list means, as a workbook. */
export const callForWorkbook = (list: ListDefinition, payload: ListPayload): Promise<CalledFile> =>
  callForFileUntyped(list.path, { ...payload, format: 'xlsx' })

async function callForFileUntyped(path: string, fields: object): Promise<CalledFile> {
  const response = await sendWhenWelcome(path, fields, {})
  if (response.headers.get('content-type')?.includes('application/json')) {
    await readAnswer(response)
    throw fault('network_response_not_ok')
  }
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {
    blob: await response.blob(),
    name: decodeURIComponent(name ?? 'download'),
    headers: response.headers,
  }
}

/** The text for a failed call in the chosen language. */
export function errorText(error: unknown, language: Language = currentLanguage()): string {
  if (!(error instanceof CallError)) {
    listeners.onUnexpected(error)
    const message = error instanceof Error ? error.message : String(error)
    return say(transportTexts.unexpected_error, language, { message })
  }
  const { code, message } = error.status
  return isTransportCode(code) ? say(transportTexts[code], language) : message
}
