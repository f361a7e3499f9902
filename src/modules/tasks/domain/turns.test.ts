import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inScope } from '#core/scope.ts'
import { TaskForm } from './task.ts'
import { isWaitingFor, replied, sideOf, taskScope, whyNotReply } from './turns.ts'

const sent = {
  send_user: 2,
  reciver_usr: 3,
  sender_msg: 'Bitte anrufen',
  reciver_msg: null,
  sender_status: '1',
  reciver_status: '0',
  msg_status: '0',
} as const
const answered = { ...sent, sender_status: '0', reciver_status: '1', reciver_msg: 'Erledigt' } as const
const done = { ...sent, msg_status: '1' } as const

describe('whose turn it is', () => {
  test.each([
    ['a new task waits for its receiver', sent, [3]],
    ['a reply waits for the sender', answered, [2]],
    ['a finished task waits for nobody', done, []],
    ['a task to oneself waits for oneself', { ...sent, reciver_usr: 2 }, [2]],
  ])('%s', (_, task, users) => {
    expect([2, 3, 4].filter((id) => isWaitingFor(id, task))).toEqual(users)
  })
})

describe('a reply', () => {
  test('swaps the two statuses and is not yet received', () => {
    expect(replied(sent, 'receiver', 'Mache ich')).toEqual({
      sender_msg: 'Bitte anrufen',
      reciver_msg: 'Mache ich',
      sender_status: '0',
      reciver_status: '1',
      isReceived: false,
    })
    expect(replied(answered, 'sender', 'Danke')).toMatchObject({ sender_status: '1', reciver_status: '0' })
  })

  test('keeps what was written before', () => {
    expect(replied(answered, 'receiver', 'Und noch etwas').reciver_msg).toBe('Erledigt\n\nUnd noch etwas')
    expect(replied(answered, 'receiver', '').reciver_msg).toBe('Erledigt')
    expect(replied(sent, 'receiver', null).reciver_msg).toBeNull()
  })

  test('always leaves it waiting for the other side, whoever spoke and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(2, 3), { minLength: 1 }), (speakers) => {
        let task: Parameters<typeof replied>[0] & Parameters<typeof sideOf>[1] = { ...sent }
        for (const speaker of speakers) task = { ...task, ...replied(task, sideOf(speaker, task), 'x') }
        const last = speakers.at(-1) ?? 0
        expect([isWaitingFor(5 - last, task), isWaitingFor(last, task)]).toEqual([true, false])
      }),
    )
  })

  test.each([
    [{ id: 2, user_level: 2 }, sent, null],
    [{ id: 3, user_level: 2 }, sent, null],
    [{ id: 3, user_level: 2 }, done, 'task_is_done'],
    [{ id: 4, user_level: 2 }, sent, 'ERR_105'],
    [{ id: 8, user_level: 1 }, sent, 'ERR_105'],
  ])('by %o: %#', (actor, task, code) => {
    expect(whyNotReply(actor, task)?.code ?? null).toBe(code)
  })
})

test('administrators see every task, the others the own ones', () => {
  const sees = (id: number, user_level: number) => inScope(taskScope({ id, user_level }), sent)
  expect([sees(8, 1), sees(2, 2), sees(3, 4), sees(4, 3)]).toEqual([true, true, true, false])
})

describe('the form', () => {
  test.each([
    [{ reciver_usr: 3 }, { belge_tip: 0, belge_no: null, sender_msg: null }],
    [{ reciver_usr: 3, belge_tip: 0, belge_no: '5' }, { belge_no: null }],
    [
      { reciver_usr: '3', belge_tip: 1, belge_no: '5' },
      { reciver_usr: 3, belge_no: '5' },
    ],
  ])('accepts %o', (given, read) => {
    expect(TaskForm.parse(given)).toMatchObject(read)
  })

  test.each([
    [{}],
    [{ reciver_usr: '' }],
    [{ reciver_usr: 3, belge_tip: 1 }],
    [{ reciver_usr: 3, belge_tip: 4 }],
  ])('refuses %o', (given) => {
    expect(TaskForm.safeParse(given).success).toBe(false)
  })
})
