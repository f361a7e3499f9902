import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import type { Caller } from './app.ts'
import { serialNumbers } from '#test/server/serial.ts'

/** What the tests of users share. */

type Answer = { status: { isContinue: true } | { isContinue: false; code: string }; datalist?: unknown[] }

export const codeOf = ({ status }: Answer) => (status.isContinue ? 'ok' : status.code)

export const idsOf = ({ datalist = [] }: Answer) => (datalist as { id: number }[]).map((row) => row.id)

const nextNumber = serialNumbers()

/** A valid form for a new user, different at each call. */
export function newUser(changes: Record<string, unknown> = {}) {
  const serial = nextNumber()
  return {
    user_name: `neu${serial}`,
    user_pass: 'Burgunder7',
    tel_gsm: '+49 170 1',
    email: `neu${serial}@example.com`,
    user_level: 2,
    bayi: 2,
    ...changes,
  }
}

const SECRETS = /user_pass|argon2|push-secret|"fcm"|search_text|Passwort1|Weinkontor1/

/** Checks every answer to this caller for secrets that must not leave the server. */
export function watched(caller: Caller): Caller {
  const watch = <Given extends object>(path: string, answer: Given): Given => {
    const leaked = SECRETS.exec(JSON.stringify({ ...answer, status: null }))
    if (leaked) throw new Error(`${path} answered ${leaked[0]}`)
    return answer
  }
  const raw: Caller['raw'] = async (path, body) => watch(path, await caller.raw(path, body))
  const untyped: Caller['untyped'] = async (path, body) => watch(path, await caller.untyped(path, body))
  return { ...caller, raw, untyped, call: untyped as Caller['call'] }
}

async function countWaiting(db: Database): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row.count
}

/** Locks a user's row until every call waits for it, so that all of them run concurrently. */
export async function atOnce<T>(db: Database, userId: number, calls: (() => Promise<T>)[]): Promise<T[]> {
  const { answers } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('sys_users').select('id').where('id', '=', userId).forUpdate().execute()
    const running = Promise.all(calls.map((call) => call()))
    for (let tries = 0; tries < 250 && (await countWaiting(db)) < calls.length; tries += 1) await pause(20)
    return { answers: running }
  })
  return answers
}
