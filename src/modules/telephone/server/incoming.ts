import { sql } from 'kysely'
import type { z } from 'zod'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { businessTime } from '#core/days/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say } from '#core/texts/texts.ts'
import { storedCustomers } from '#modules/customers/domain/visibility.ts'
import { agreeMissedCall, byPhone } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type Call } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, firstRow, lockNamed } from '#platform/server/database/sql.ts'
import { atMostAMinute } from '#platform/server/entrance/throttle.ts'
import { callerNumber, isCaller, whyNotEvent } from '../domain/incoming.ts'
import { listIncoming, openIncoming, phoneEvent, type IncomingCall } from '../domain/incoming-calls.ts'
import { callTexts } from '../texts.ts'
import { systemOf } from './phone-systems.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

const refusals = defineRefusals({
  phone_token_wrong: {
    tr: 'Telefon sisteminin anahtarı geçersiz veya iptal edilmiş.',
    de: 'Der Schlüssel der Telefonanlage ist falsch oder widerrufen.',
    en: 'The token of the telephone system is wrong or revoked.',
  },
})

type Event = Call<z.output<typeof phoneEvent.input>>
type Ringing = {
  id: number
  user_id: number | null
  cus_id: number | null
  answered_at: string | null
  ended_at: string | null
}

const HOME = 'DE'
/** The notice that a call rings, was answered or has ended. */
const NOTICE = 'incoming_call'

const WRONG_TOKENS = 20
const EVENTS = 600

const nameSql = customerName('c')

/** Customers who have the number in one of their fields. */
export const hasNumber = (number: string) => sql`${byPhone(number) ?? sql`false`} and exists (
  select from unnest(array[cus_tel1, cus_gsm, cus_tel2, cus_private]) p where dial_number(cus_country_code, p) = ${number})`

type Known = { id: number; cus_user: number; rand_user: number }

async function knownBy(db: Database, number: string | null): Promise<Known[]> {
  if (number === null) return []
  return allRows(db)<Known>`
    select id, cus_user, rand_user from customers where cus_del = '0' and ${hasNumber(number)}
    order by id limit 20`
}

/** The user whose telephone rings, by user name, else by extension. */
async function personNamed(db: Database, user: string | null | undefined): Promise<number | null> {
  if (!user) return null
  const row = await firstRow(db)<{ id: number }>`
    select id from sys_users
    where sil = '0' and blocked = '0' and lower(${user}) in (lower(user_name), lower(extension))
    order by lower(user_name) = lower(${user}) desc, id limit 1`
  return row?.id ?? null
}

/** If no user is named, the call is for the user with an appointment with the customer, else for the owner. */
function carerOf(customers: readonly Known[]): number | null {
  const [only, ...others] = customers
  if (!only || others.length) return null
  if (only.rand_user) return only.rand_user
  return only.cus_user === UNASSIGNED_USER ? null : only.cus_user
}

async function ring({ db, now, input }: Event, system_id: number): Promise<number | null> {
  if (!isCaller(input.from)) throw invalid({ from: { code: 'not_phone_number' } })
  const number = callerNumber(input.from, HOME)
  const customers = await knownBy(db, number)
  const user_id = (await personNamed(db, input.user)) ?? carerOf(customers)
  const cus_id = customers.length === 1 ? (customers[0]?.id ?? null) : null
  await sql`insert into incoming_calls (system_id, call_id, number, user_id, cus_id, started_at)
    values (${system_id}, ${input.callId}, ${number}, ${user_id}, ${cus_id}, ${now.toString()})`.execute(db)
  return user_id
}

/** The user who answers takes the call. */
async function answer({ db, now, input }: Event, call: Ringing): Promise<number | null> {
  const user_id = (await personNamed(db, input.user)) ?? call.user_id
  await sql`update incoming_calls set answered_at = ${now.toString()}, user_id = ${user_id}
    where id = ${call.id}`.execute(db)
  return user_id
}

/** A call that nobody answered becomes a call-back. */
async function hangUp({ db, now }: Event, call: Ringing): Promise<void> {
  await sql`update incoming_calls set ended_at = ${now.toString()} where id = ${call.id}`.execute(db)
  if (call.answered_at !== null || call.cus_id === null) return
  const note = say(callTexts.missed_call, 'de', { time: businessTime(now) })
  await agreeMissedCall(db, call.cus_id, { user_id: call.user_id, note, now })
}

/** The call of an event; simultaneous events of one system are handled one after the other. */
async function callOf({ db, input }: Event, system_id: number): Promise<Ringing | null> {
  await lockNamed(db, `phone ${system_id} ${input.callId}`)
  const row = await firstRow(db)<Ringing>`
    select id, user_id, cus_id, answered_at, ended_at from incoming_calls
    where system_id = ${system_id} and call_id = ${input.callId} for update`
  return row ?? null
}

async function take(call: Event, system_id: number): Promise<(number | null)[]> {
  const { event } = call.input
  const known = await callOf(call, system_id)
  refuseIf(whyNotEvent(event, known))
  if (!known) return [await ring(call, system_id)]
  if (event === 'answer') return [known.user_id, await answer(call, known)]
  await hangUp(call, known)
  return [known.user_id]
}

const eventEndpoint = serve(phoneEvent, async (call) => {
  const { db, input, caller, now, services, afterCommit } = call
  const system_id = await systemOf(db, input.token)
  if (system_id === null) {
    atMostAMinute(`wrong_token:${caller.ip}`, WRONG_TOKENS)
    throw new AppError(refusals.phone_token_wrong)
  }
  atMostAMinute(`phone_events:${system_id}`, EVENTS)
  if (input.direction === 'out') return {}
  const told = (await take(call, system_id)).filter((id) => id !== null)
  await sql`update phone_systems set last_event_at = ${now.toString()} where id = ${system_id}`.execute(db)
  afterCommit(() => services.realtime.toUsers([...new Set(told)], NOTICE, { event: input.event }))
  return {}
})

type Stored = Omit<IncomingCall, 'customers' | 'owner'>

/** A call without an end event is considered over after this time. */
const LONGEST = sql`interval '2 hours'`
/** How long a missed call is shown. */
const JUST_MISSED = sql`interval '2 minutes'`

export const incomingEndpoints = [
  eventEndpoint,
  serve(listIncoming, async ({ db, actor, now }) => {
    const rows = await allRows(db)<Stored>`
      select id, number, started_at, answered_at, ended_at from incoming_calls
      where user_id = ${actor.id} and opened_at is null and started_at > ${now.toString()}::timestamptz - ${LONGEST}
        and (ended_at is null or (answered_at is null and ended_at > ${now.toString()}::timestamptz - ${JUST_MISSED}))
      order by id desc limit 5`
    const datalist: IncomingCall[] = []
    for (const call of rows) {
      const known = await knownBy(db, call.number)
      const customers = await allRows(db)<IncomingCall['customers'][number]>`
        select c.id, ${nameSql} as name, c.cus_city from customers c
        where c.id = any(${known.map(({ id }) => id)}::integer[]) and ${scopeSql(storedCustomers(actor), 'c')}
        order by c.id`
      const foreign = known.find(({ id }) => !customers.some((customer) => customer.id === id))
      const owner = foreign ? await nameOf(db, foreign.cus_user) : null
      datalist.push({ ...call, customers, owner })
    }
    return { datalist }
  }),
  serve(openIncoming, async ({ db, actor, now, input: { id }, services, afterCommit }) => {
    const rows = await allRows(
      db,
    )`update incoming_calls set opened_at = coalesce(opened_at, ${now.toString()})
      where id = ${id} and user_id = ${actor.id} returning id`
    if (!rows.length) throw new AppError(recordsRefusals.record_not_found)
    afterCommit(() => services.realtime.toUsers([actor.id], NOTICE, { event: 'opened' }))
    return { save_response: { id } }
  }),
]

async function nameOf(db: Database, userId: number): Promise<string | null> {
  const row = await firstRow(db)<{ name: string }>`
    select ${personName} as name from sys_users u where u.id = ${userId}`
  return row?.name ?? null
}
