import { sql } from 'kysely'
import type { z } from 'zod'
import { adminOrDealerAdmin } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import type { Database } from '#platform/server/database/database.ts'
import { needsVersion } from '#core/record-calls.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { isOn, readListQuery } from '#platform/server/lists/list-payload.ts'
import { runList } from '#platform/server/lists/list-query.ts'
import { hashPassword } from '#platform/server/entrance/passwords.ts'
import { insertRow, updateRow } from '#platform/server/database/rows.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { createUser, getUser, listUsers, type UserChanges } from '../domain/calls.ts'
import { BLOCKED, UNLOCKED } from '../domain/lockout.ts'
import { isGuessable } from '../domain/common-passwords.ts'
import {
  forbiddenRates,
  mayManage,
  userScope,
  whyMayNotChange,
  whyMayNotPlace,
  whyMustStay,
} from '../domain/managing.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { securityEventList } from '../domain/security-events.ts'
import { UserForm, userList, userLookup, type UserRow } from '../domain/users.ts'
import { refuseForeignCalls } from './telephone-names.ts'
import { errorLogEndpoint } from './error_log.ts'
import { lockUser, signOutEverywhere, userById } from './leaving.ts'
import { companyNames } from './known-names.ts'
import { checkSecretEndpoint, refuseIfMayNotGrant } from './secret.ts'
import { blockEndpoints } from './sys_blocks.ts'
import { settingsEndpoints } from './sys_settings.ts'

const managementList = listEndpoint(userList, {
  from: 'sys_users',
  scope: userScope,
  where: () => sql`sil = '0'`,
})

/** The lookup searches only names, so that phone numbers and e-mails cannot be guessed letter by letter. */
const named = (search: string | null | undefined) =>
  sql`position(search_fold(${search ?? ''}) in search_fold(concat_ws(' ', user_name, name, surname))) > 0`

async function lookUp(call: SignedInCall<z.output<typeof listUsers.input>>) {
  const { db, input, actor, services } = call
  const { globalFilter, limit, ...payload } = input
  const query = readListQuery(userLookup, { ...payload, limit: limit ?? userLookup.maxLimit }, actor)
  const scope = sql`sil = '0' and ${named(globalFilter)}`
  const { datalist, count } = await runList(db, { from: 'sys_users', scope }, query)
  const rows = isOn(input.key_label)
    ? datalist.map((row) => ({ ...row, key: row.id, label: row.user_name }))
    : datalist
  return { datalist: rows, count: count ?? rows.length, list_version: services.references.all().sys_users }
}

/** Missing fields stay unchanged, so that a single flag can be sent; the merged form is validated. */
function mergedForm(user: UserRow, changes: Record<string, unknown>): UserForm {
  const merged = check(UserForm, { ...user, ...changes })
  if (!merged.success) throw invalid(fieldProblems(merged.error))
  return merged.data
}

type Named = Pick<UserForm, 'user_pass' | 'user_name' | 'name' | 'surname' | 'email'>

async function refuseGuessable(db: Database, form: Named): Promise<void> {
  const { user_pass, user_name, name, surname, email } = form
  const names = [user_name, name, surname, email.split('@')[0], ...(await companyNames(db))]
  if (user_pass && isGuessable(user_pass, names)) throw invalid({ user_pass: { code: 'password_guessable' } })
}

function refuseRates(...given: Parameters<typeof forbiddenRates>): void {
  const fields = forbiddenRates(...given)
  const problems = Object.fromEntries(fields.map((field) => [field, { code: 'not_allowed' as const }]))
  if (fields.length) throw new AppError(usersRefusals.rate_for_administrators, {}, problems)
}

type Changed = Pick<UserForm, 'user_pass' | 'user_level' | 'blocked' | 'extension'>

/** Records the security events of a change; the user is named in the detail. */
async function recordChanges(call: SignedInCall<unknown>, user: UserRow, now: Changed): Promise<void> {
  const about = (what = '') => ({
    user: call.actor,
    caller: call.caller,
    detail: `${user.user_name}${what}`,
  })
  if (now.user_pass) await recordEvent(call.db, 'password_changed', about())
  if (now.user_level !== user.user_level)
    await recordEvent(call.db, 'level_changed', about(`: ${user.user_level} → ${now.user_level}`))
  if (now.extension !== user.extension)
    await recordEvent(
      call.db,
      'extension_changed',
      about(`: ${user.extension ?? '–'} → ${now.extension ?? '–'}`),
    )
  if (now.blocked !== user.blocked)
    await recordEvent(call.db, now.blocked === '1' ? 'user_blocked' : 'account_opened', about())
}

/** Saves a user; `beforeMove` may refuse that somebody goes to another dealer. */
export async function saveUser(
  call: SignedInCall<z.output<typeof UserChanges>>,
  beforeMove: (user: UserRow) => Promise<void>,
) {
  const { db, actor, input } = call
  const { id, version, secret_input, onay: _, ...changes } = input
  const { user, otherActiveAdmins } = await lockUser(db, id)
  refuseIf(whyMayNotChange(actor, user))
  const form = mergedForm(user, changes)
  await refuseGuessable(db, form)
  const { user_pass, ...values } = form
  if (needsVersion(Object.keys(changes), version)) throw invalid({ version: { code: 'requiredField' } })
  await refuseIfMayNotGrant(call, { old: user.user_level, new: values.user_level }, secret_input)
  refuseIf(whyMayNotPlace(actor, values.bayi))
  refuseRates(actor, values, user)
  await refuseForeignCalls(call, values, user)
  refuseIf(whyMustStay(actor, user, values, otherActiveAdmins))
  if (values.bayi !== user.bayi) await beforeMove(user)
  const isUnblocked = user.blocked === '1' && values.blocked === '0'
  const isBlocked = user.blocked === '0' && values.blocked === '1'
  const save_response = await updateRow(db, 'sys_users', id, version, {
    ...values,
    ...(isUnblocked ? UNLOCKED : {}),
    ...(isBlocked ? BLOCKED : {}),
    ...(user_pass ? { user_pass: await hashPassword(user_pass) } : {}),
  })
  await recordChanges(call, user, { ...values, user_pass })
  if (isBlocked || user_pass) await signOutEverywhere(call, id)
  return { save_response }
}

export const userEndpoints = [
  serve(listUsers, async (call) => {
    const isLookup = isOn(call.input.key_label) || !adminOrDealerAdmin(call.actor)
    return isLookup ? lookUp(call) : managementList.run(call)
  }),
  serve(getUser, async ({ db, actor, input }) => {
    const item = await userById(db, input.id).executeTakeFirst()
    if (!item) throw new AppError(recordsRefusals.record_not_found)
    if (!mayManage(actor, item)) throw new AppError(accessRefusals.ERR_105)
    return { item }
  }),
  serve(createUser, async (call) => {
    const { secret_input, user_pass, ...values } = call.input
    await refuseGuessable(call.db, call.input)
    await refuseIfMayNotGrant(call, { old: null, new: values.user_level }, secret_input)
    refuseIf(whyMayNotPlace(call.actor, values.bayi))
    refuseRates(call.actor, values)
    await refuseForeignCalls(call, values, null)
    const row = { ...values, user_pass: await hashPassword(user_pass) }
    const save_response = await insertRow(call.db, 'sys_users', row)
    const detail = `${values.user_name}: – → ${values.user_level}`
    const about = { user: call.actor, caller: call.caller }
    await recordEvent(call.db, 'level_changed', { ...about, detail })
    if (values.extension)
      await recordEvent(call.db, 'extension_changed', {
        ...about,
        detail: `${values.user_name}: – → ${values.extension}`,
      })
    return { save_response }
  }),
  checkSecretEndpoint,
  errorLogEndpoint,
  ...blockEndpoints,
  ...settingsEndpoints,
  listEndpoint(securityEventList, { from: 'sys_security_events' }),
]
