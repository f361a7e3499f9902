import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { refusalOf } from '#platform/server/database/database-errors.ts'
import { ownCall } from '#test/server/own-call.ts'
import { serveOwn, startTestApp, type TestApp } from '#test/server/app.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { captureLog } from '#test/server/log.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

describe('what an error of the database means', () => {
  test.each([
    [{ code: 'ECONNREFUSED' }, 'ERR_ESOCKET'],
    [{ code: 'ENOENT', syscall: 'connect' }, 'ERR_ESOCKET'],
    [{ code: 'EAI_AGAIN' }, 'ERR_ESOCKET'],
    [{ code: '3D000' }, 'ERR_ESOCKET'],
    [{ code: '53300' }, 'server_busy'],
    [{ code: '57P01' }, 'ERR_ESOCKET'],
    [{ code: '08006' }, 'ERR_ESOCKET'],
    [{ message: 'Client has encountered a connection error and is not queryable' }, 'ERR_ESOCKET'],
    [{ message: 'timeout exceeded when trying to connect' }, 'server_busy'],
    [{ code: '55P03' }, 'ERR_ETIMEOUT'],
    [{ code: '57014' }, 'ERR_ETIMEOUT'],
    [{ code: '25P03' }, 'ERR_ETIMEOUT'],
    [{ code: '40P01' }, 'ERR_ETIMEOUT'],
    [{ code: '22021' }, 'lutfen_girdiginiz_bigileri_kontrol_ediniz'],
    [{ code: '42703' }, undefined],
    [{ code: 'ENOENT', syscall: 'open' }, undefined],
  ])('%j: %s', (error, code) => expect(refusalOf(error)?.code).toBe(code))
})

describe('a limit that only the database knows', () => {
  const refusedBy = async (statement: RawBuilder<unknown>) => {
    const own = await serveOwn(app, [
      ownCall({
        path: '/own/limit',
        who: everyone,
        writes: true,
        input: z.object({}),
        run: async ({ db }) => {
          await statement.execute(db)
          return {}
        },
      }),
    ])
    return (await own.as('admin')).refused('/own/limit', {})
  }

  test('of one column is refused at its field', async () => {
    const id = await buildCustomer(app.db)
    const refusal = await refusedBy(sql`update customers set cus_code = repeat('x', 51) where id = ${id}`)
    expect(refusal).toMatchObject({
      code: 'lutfen_girdiginiz_bigileri_kontrol_ediniz',
      fields: { cus_code: 'not_allowed' },
    })
  })

  test('of several columns is refused without a field', async () => {
    const id = await buildCustomer(app.db)
    const refusal = await refusedBy(sql`update customers set erased_at = now() where id = ${id}`)
    expect([refusal.code, refusal.fields]).toEqual(['lutfen_girdiginiz_bigileri_kontrol_ediniz', undefined])
  })
})

describe('an error that nobody foresaw', () => {
  const faults: Record<string, unknown> = {
    error: new Error('select user_pass from sys_users: kaputt'),
    number: Object.assign(new Error('kaputt: exit'), { code: 3 }),
    file: Object.assign(new Error('ENOENT: kaputt'), { code: 'ENOENT', syscall: 'open' }),
    text: 'kaputt',
    nothing: undefined,
  }

  test.each(Object.keys(faults))('(%s) is logged under a number and kept from the caller', async (name) => {
    const own = await serveOwn(app, [
      ownCall({
        path: '/own/fault',
        who: everyone,
        writes: true,
        input: z.object({}),
        run: () => Promise.reject(faults[name]),
      }),
    ])
    const log = captureLog(own.http)
    const { sesion_id } = await own.as('admin')
    const response = await own.post('/own/fault', { sesion_id })
    const text = await response.text()
    expect([response.status, JSON.parse(text).err]).toEqual([200, 'ERR_500'])
    const { params, message } = JSON.parse(text).status
    expect(params.id).toMatch(/^[0-9a-f]{8}$/)
    expect(message).toContain(params.id)
    expect(text).not.toMatch(/kaputt|sys_users|\.ts/)
    expect(log.join()).toContain(params.id)
    expect(log.join()).not.toContain(sesion_id)
    if (name !== 'nothing') expect(log.join()).toContain('kaputt')
  })
})

test('who leaves while an answer is on its way is no fault for the log; another broken stream is', () => {
  const log = captureLog(app.app.http)
  const broken = (code: string) => Object.assign(new Error(code), { code })
  app.app.http.log.error(broken('ERR_STREAM_PREMATURE_CLOSE'))
  expect(log).toEqual([])
  app.app.http.log.error(broken('ERR_STREAM_DESTROYED'))
  expect(log).toHaveLength(1)
})
