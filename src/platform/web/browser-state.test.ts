import { beforeEach, describe, expect, test, vi } from 'vitest'
import './session/browser.fixture.ts'
import { CallError } from './api.ts'
import { readLocal, writeLocal } from './session/local-data.ts'
import { hasOpenWork, hasTypedWork } from './records/open-work.ts'
import { markSessionFound, markSessionLost } from './session/session-lost.ts'
import {
  clearCacheOfOtherVersion,
  closeSession,
  currentSession,
  forgetRemembered,
  openSession,
  rememberedName,
  type Session,
} from './session/session.ts'
import { dismiss, toastError, toasts, toastSuccess, toastWarning } from './toasts/toasts.ts'

const session = (id: number, remember_me = false) =>
  ({ sesion_id: `s-${id}`, user: { id, user_name: `user${id}` }, remember_me, company: null }) as Session

beforeEach(() => {
  closeSession()
  forgetRemembered()
  markSessionFound()
  toasts.set([])
})

describe('a session', () => {
  test('is there for other tabs, and gone after signing out', () => {
    openSession(session(3))
    expect([currentSession()?.sesion_id, readLocal<Session>('session')?.sesion_id]).toEqual(['s-3', 's-3'])
    closeSession()
    expect([currentSession(), readLocal('session')]).toEqual([null, null])
  })

  test('its name is remembered only when that was wanted, and outlives signing out', () => {
    openSession(session(3, true))
    closeSession()
    expect(rememberedName()).toBe('user3')
    openSession(session(4))
    expect(rememberedName()).toBeNull()
  })

  test('of somebody else finds nothing that the tab remembered', () => {
    openSession(session(3))
    sessionStorage.setItem('wk.list./stok', '{}')
    openSession(session(3))
    expect(sessionStorage.getItem('wk.list./stok')).toBe('{}')
    openSession(session(4))
    expect(sessionStorage.getItem('wk.list./stok')).toBeNull()
  })

  test('another version of the app throws the copies of lists away, the same one keeps them', () => {
    clearCacheOfOtherVersion('1')
    writeLocal('ref.sys_unvan', { version: 1, rows: [] })
    clearCacheOfOtherVersion('1')
    expect(readLocal('ref.sys_unvan')).not.toBeNull()
    clearCacheOfOtherVersion('2')
    expect([readLocal('ref.sys_unvan'), readLocal('version')]).toEqual([null, '2'])
  })
})

describe('toasts', () => {
  const refusal = (code: string, fields?: object) =>
    new CallError({
      isContinue: false,
      code,
      message: code,
      ...(fields ? { fields } : {}),
    } as CallError['status'])

  test('are in the order in which they came, until each is dismissed', () => {
    toastSuccess('eins')
    toastWarning('zwei', 50)
    expect(toasts.get().map(({ message, color, duration }) => [message, color, duration])).toEqual([
      ['eins', 'green', 3_000],
      ['zwei', 'orange', 50],
    ])
    dismiss(toasts.get()[0]?.id ?? 0)
    expect(toasts.get().map(({ message }) => message)).toEqual(['zwei'])
  })

  test.each([
    ['about fields', refusal('x', { cus_name: 'requiredField' }), ['orange']],
    ['about anything else', refusal('x'), ['red']],
    ['that is no answer', new Error('x'), ['red']],
    ['of a session that is over', refusal('ERR_108'), []],
  ])('a failure %s', (_, error, colors) => {
    toastError(error)
    expect(toasts.get().map(({ color }) => color)).toEqual(colors)
  })

  test('are silent once the session is lost; the loss is told once', () => {
    expect([markSessionLost(), markSessionLost()]).toEqual([true, false])
    toastSuccess('eins')
    expect(toasts.get()).toEqual([])
    markSessionFound()
    expect(markSessionLost()).toBe(true)
  })
})

test('work is open while a guard would ask, or a panel is there', () => {
  const page = new EventTarget()
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
  let dialog: object | null = null
  vi.stubGlobal('document', { querySelector: () => dialog })
  expect([hasTypedWork(), hasOpenWork()]).toEqual([false, false])
  dialog = {}
  expect([hasTypedWork(), hasOpenWork()]).toEqual([false, true])
  dialog = null
  page.addEventListener('beforeunload', (event) => event.preventDefault())
  expect([hasTypedWork(), hasOpenWork()]).toEqual([true, true])
})
