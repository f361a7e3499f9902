import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import './session/browser.fixture.ts'
import { REQUEST_TIMEOUT_MS } from '#core/limits.ts'
import {
  CallError,
  callForFile,
  callsUnderWay,
  callUntyped,
  errorText,
  listenToCalls,
  mayRetry,
} from './api.ts'
import { fieldErrors } from './field-errors.ts'
import { closeSession, openSession, type Session } from './session/session.ts'

const ok = (fields: object = {}) => Response.json({ status: { isContinue: true }, ...fields })
const no = (code: string, fields: object = {}, status = 200) =>
  Response.json({ status: { isContinue: false, code, message: `server: ${code}`, ...fields } }, { status })

const heard: unknown[][] = []
let answers: (Response | Error)[] = []
let bodies: Record<string, unknown>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  bodies = []
  heard.length = 0
  vi.stubGlobal('fetch', async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    if (answer) return answer
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  })
  listenToCalls({
    onSessionLost: () => heard.push(['lost']),
    onReferenceEpoch: (epoch) => heard.push(['epoch', epoch]),
    onWritten: ({ areas }) => heard.push(['written', ...areas]),
    onUnexpected: () => heard.push(['unexpected']),
  })
})
afterEach(() => {
  vi.useRealTimers()
  closeSession()
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? [error.status.code, error.isRefusal] : error),
  )

describe('a call', () => {
  test('carries who asks, in which language and with which id', async () => {
    openSession({ sesion_id: 'abc', user: { id: 3 }, remember_me: false } as Session)
    answers = [ok()]
    await callUntyped('/x', { id: 1 }, { requestId: 'r-1' })
    expect(bodies[0]).toMatchObject({
      id: 1,
      sesion_id: 'abc',
      language: 'de',
      request_id: 'r-1',
      _onLine: true,
    })
  })

  test('tells the epoch of the lists and what a write has changed', async () => {
    answers = [ok({ version: 7, changed: ['orders'], written: { ids: [1], areas: ['orders'], records: [] } })]
    await callUntyped('/x')
    expect(heard).toEqual([
      ['epoch', 7],
      ['written', 'orders'],
    ])
  })

  test.each([
    ['a refusal', no('record_not_found'), ['record_not_found', true]],
    ['too many requests', no('too_many_requests', {}, 429), ['too_many_requests', true]],
    ['a page of a proxy', new Response('<html>'), ['network_response_not_ok', false]],
    ['an error of a proxy', no('ERR_104', {}, 500), ['network_response_not_ok', false]],
    ['a dead connection', new TypeError('failed'), ['NETWORK_ERROR', false]],
  ])('answered by %s', async (_, answer, failure) => {
    answers = [answer]
    expect(await failureOf(callUntyped('/x'))).toEqual(failure)
    expect(callsUnderWay()).toBe(0)
  })

  test('that is not answered ends by itself', async () => {
    const failure = failureOf(callUntyped('/x'))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    expect(callsUnderWay()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toEqual(['request_timeout', false])
  })

  test('that is called off is no failure of the connection', async () => {
    const off = new AbortController()
    const failure = failureOf(callUntyped('/x', {}, { signal: off.signal }))
    off.abort()
    expect(await failure).toEqual(new Error('aborted'))
  })

  test('a paused session can be left by signing in again', async () => {
    openSession({ sesion_id: 'abc', user: { id: 3 }, remember_me: false } as Session)
    answers = [
      no('too_many_requests', {}, 429),
      no('too_many_requests', { params: { way_back: 'sign_in' } }, 429),
    ]
    await failureOf(callUntyped('/x'))
    expect(heard).toEqual([])
    await failureOf(callUntyped('/x'))
    expect(heard).toEqual([['lost']])
  })

  test('a session that is over is told of once there was one', async () => {
    answers = [no('ERR_108'), no('ERR_108')]
    await failureOf(callUntyped('/x'))
    expect(heard).toEqual([])
    openSession({ sesion_id: 'abc', user: { id: 3 }, remember_me: false } as Session)
    await failureOf(callUntyped('/x'))
    expect(heard).toEqual([['lost']])
  })
})

describe('a server that is busy', () => {
  const busy = (ms = 2_000) =>
    Response.json(
      { status: { isContinue: false, code: 'server_busy', message: 'busy' } },
      { headers: { 'retry-after-ms': String(ms) } },
    )

  test('is asked again when it says so, with the same id and without a word', async () => {
    answers = [busy(2_000), busy(3_000), ok()]
    const call = callUntyped('/x', {}, { requestId: 'r-2' })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(bodies).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(bodies).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_000)
    await call
    expect(bodies.map(({ request_id }) => request_id)).toEqual(['r-2', 'r-2', 'r-2'])
  })

  test('is believed after a minute', async () => {
    answers = Array.from({ length: 10 }, () => busy(20_000))
    const failure = failureOf(callUntyped('/x'))
    await vi.runAllTimersAsync()
    expect([await failure, bodies.length]).toEqual([['server_busy', true], 4])
  })

  test('is not asked again for a screen that was left', async () => {
    answers = [busy(), ok()]
    const off = new AbortController()
    const failure = failureOf(callUntyped('/x', {}, { signal: off.signal }))
    off.abort()
    await vi.runAllTimersAsync()
    expect([(await failure) instanceof Error, bodies.length]).toEqual([true, 1])
  })
})

describe('a proxy that says 502', () => {
  const bad = () => new Response('', { status: 502 })

  test('is asked again every five seconds, with the same id', async () => {
    answers = [bad(), bad(), bad(), ok()]
    const call = callUntyped('/x', {}, { requestId: 'r-2' })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(bodies).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(bodies.map(({ request_id }) => request_id)).toEqual(['r-2', 'r-2', 'r-2', 'r-2'])
  })

  test('four times is enough', async () => {
    answers = [bad(), bad(), bad(), bad(), ok()]
    const failure = failureOf(callUntyped('/x'))
    await vi.runAllTimersAsync()
    expect([await failure, bodies.length]).toEqual([['too_many_retries', false], 4])
  })
})

test.each([
  [new CallError({ isContinue: false, code: 'record_not_found', message: '' }), false],
  [new CallError({ isContinue: false, code: 'ERR_104', message: '' }), false],
  [new CallError({ isContinue: false, code: 'NETWORK_ERROR', message: '' }), true],
  [new CallError({ isContinue: false, code: 'ERR_500', message: '' }), true],
  [new Error('x'), true],
])('%s may be tried again: %s', (error, may) => expect(mayRetry(error)).toBe(may))

describe('a file', () => {
  const file = (disposition: string | null) =>
    new Response('PDF', { headers: disposition ? { 'content-disposition': disposition } : {} })

  test.each([
    [`attachment; filename*=UTF-8''Wei%C3%9Fwein%20M%C3%A4rz.xlsx`, 'Weißwein März.xlsx'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Rechnung.pdf; size=3`, 'Rechnung.pdf'],
    ['attachment', 'download'],
    [null, 'download'],
  ])('%s is named %s', async (disposition, name) => {
    answers = [file(disposition)]
    expect((await callForFile('/belge_isi/file', { id: 1 })).name).toBe(name)
  })

  test('that is refused says why', async () => {
    answers = [no('record_not_found'), ok()]
    expect(await failureOf(callForFile('/belge_isi/file', { id: 1 }))).toEqual(['record_not_found', true])
    expect(await failureOf(callForFile('/belge_isi/file', { id: 1 }))).toEqual([
      'network_response_not_ok',
      false,
    ])
  })
})

describe('the words of a failure', () => {
  const failure = (code: string, fields: object = {}) =>
    new CallError({ isContinue: false, code, message: 'server', ...fields })

  test('are those of the catalogue, else those of the server', () => {
    expect(errorText(failure('NETWORK_ERROR'), 'en')).not.toBe('server')
    expect(errorText(failure('nobody_knows_it'), 'en')).toBe('server')
    expect(heard).toEqual([])
  })

  test('of something that is no answer are reported', () => {
    expect(errorText(new Error('x is undefined'), 'en')).toContain('x is undefined')
    expect(heard).toEqual([['unexpected']])
  })

  test('are shown at their fields', () => {
    const fields = { cus_name: 'requiredField', cus_firm: 'too_long' }
    const told = fieldErrors(failure('ERR_105', { fields, field_params: { cus_firm: { max: 50 } } }), 'en')
    expect(Object.keys(told)).toEqual(['cus_name', 'cus_firm'])
    expect(told.cus_firm).toContain('50')
    expect(fieldErrors(new Error('x'))).toEqual({})
  })
})
