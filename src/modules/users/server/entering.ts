import { sql } from 'kysely'
import { companyOf } from '#core/company/company.ts'
import { COMPANY_COUNTRY } from '#core/countries.ts'
import { businessTime } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { whyOutsideHours } from '#core/days/working-hours.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Call } from '#platform/server/calls/endpoint.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { createSession } from '#platform/server/entrance/sessions.ts'
import { endPausesOf, refuseIfPausedOften } from '#platform/server/entrance/throttle.ts'
import type { SignInAnswer, Waiting } from '../domain/calls.ts'
import { isLockedByTries } from '../domain/lockout.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { forget, remember } from '#platform/server/entrance/remember.ts'

const userById = (db: Database, id: number) =>
  db
    .selectFrom('sys_users as u')
    .leftJoin('sys_country_code as c', (join) =>
      join.on(sql<boolean>`c.country_code = coalesce(u.country_code, ${COMPANY_COUNTRY})`),
    )
    .leftJoin('chat_profiles as p', 'p.user_id', 'u.id')
    .select([
      'u.id',
      'u.user_name',
      'u.name',
      'u.surname',
      'u.email',
      'u.tel_gsm',
      'p.avi_file_id',
      'u.fcm',
      'u.blocked',
      'u.failed_login_try_count',
    ])
    .select(['u.user_level', 'u.bayi', 'u.country_code', 'u.random_customer_access'])
    .select(['c.system_start_time as start', 'c.system_end_time as end'])
    .where('u.id', '=', id)
    .where('u.sil', '=', '0')
    .executeTakeFirst()

export type WayIn = 'password' | 'code' | 'cookie'

async function learnDevice(db: Database, user_id: number, device: string): Promise<void> {
  await db
    .insertInto('sys_devices')
    .values({ device, user_id })
    .onConflict((conflict) =>
      conflict.column('device').doUpdateSet({ user_id, signed_in_at: sql<string>`now()` }),
    )
    .execute()
}

export type EnteringUser = NonNullable<Awaited<ReturnType<typeof userById>>>

/** Admits an authenticated user unless blocked, paused or outside the working hours. */
export async function admitUser(db: Database, userId: number, now: Temporal.Instant): Promise<EnteringUser> {
  const user = await userById(db, userId)
  if (!user || user.blocked === '1') throw new AppError(usersRefusals.ERR_USER_BLOCKED)
  await refuseIfPausedOften(db, userId)
  return withinHours(user, now)
}

/** A signed-in user stays signed in when wrong passwords lock the account. */
export async function keepUser(db: Database, userId: number, now: Temporal.Instant): Promise<EnteringUser> {
  const user = await userById(db, userId)
  if (!user || (user.blocked === '1' && !isLockedByTries(user)))
    throw new AppError(usersRefusals.ERR_USER_BLOCKED)
  return withinHours(user, now)
}

function withinHours(user: EnteringUser, now: Temporal.Instant): EnteringUser {
  refuseIf(whyOutsideHours(user, { start: user.start, end: user.end }, businessTime(now)))
  return user
}

/** The last step of every sign-in: session, cookie if wanted, and the data that the browser starts with. */
export async function enter(
  call: Call<unknown>,
  user: EnteringUser,
  rememberMe: boolean,
  how: WayIn,
  family?: string,
): Promise<SignInAnswer> {
  const { db, caller } = call
  if (how !== 'cookie') await endPausesOf(db, user.id)
  const token = rememberMe ? await remember(call, user.id, family) : await forget(call)
  const sesion_id = await createSession(db, user.id, {
    host: caller.ip,
    device: caller.device,
    family: token ?? null,
  })
  await learnDevice(db, user.id, caller.device)
  await recordEvent(db, 'sign_in', { user, caller, detail: how })
  return sessionAnswer(call, user, sesion_id, rememberMe)
}

export async function sessionAnswer(
  { db, services }: Call<unknown>,
  user: EnteringUser,
  sesion_id: string,
  remember_me: boolean,
): Promise<SignInAnswer> {
  const company = await db.selectFrom('firma_bilgileri').selectAll().executeTakeFirst()
  return {
    user: sessionUser(user),
    sesion_id,
    remember_me,
    ref_data: services.references.all(),
    company: company ? { ...company, ...companyOf(company) } : null,
    // Typed by the modules that provide it, which the platform does not know.
    ...((await services.waitingFor(db, user.id)) as Waiting),
  }
}

/** The call that answers a user's picture by id. */
const PICTURE_URL = '/chat/avatars/get'

function sessionUser(user: EnteringUser) {
  const { id, name, surname, email, user_name, avi_file_id } = user
  const { user_level, bayi, random_customer_access, country_code } = user
  return {
    id,
    name,
    sur_name: surname,
    name_surname: [name, surname].filter(Boolean).join(' ') || user_name,
    email,
    user_name,
    photoURL: avi_file_id === null ? null : PICTURE_URL,
    user_level,
    bayi,
    random_customer_access,
    country_code,
    info: { uid: id },
  }
}
