import { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, done, many, one, saved } from '#core/calls.ts'
import { flag, requiredText, rowId, rowVersion } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { PauseRow } from '../pauses.ts'
import { CodesForm, SecretForm, SignInSettings } from '../sign-in-settings.ts'
import { NewUserForm, PASSWORD_MAX, userList, userLookup, UserRow } from '../users.ts'

/** The management list; for dropdowns and other users names with key and label. */
export const listUsers = listCall(userLookup, userList, {
  row: z.object({ key: z.number(), label: z.string() }),
})

export const getUser = defineCall({
  path: '/sys_users/get',
  who: adminOrDealerAdmin,
  input: byId,
  answer: one(UserRow),
})

/** The confirmation behind a raised level: the company's secret or, without one, the caller's own password. */
const secretInput = z.string().max(PASSWORD_MAX).nullish().describe('confirmation of a raised level')

export const createUser = defineCall({
  path: '/sys_users/create',
  who: adminOrDealerAdmin,
  writes: true,
  input: NewUserForm.extend({ secret_input: secretInput }),
  answer: saved(storedRows.sys_users),
})

/** A change of a user; the fields that it carries are checked one by one. */
export const UserChanges = z.looseObject({
  id: rowId,
  version: rowVersion.nullish(),
  secret_input: secretInput,
  onay: flag.default('0').describe('the move to another dealer was asked for and confirmed'),
})

export const checkSecret = defineCall({
  path: '/sys_users/check_secret_input',
  who: adminOrDealerAdmin,
  input: z.object({
    secret_input: z.string().min(1, { message: 'requiredField' }).max(PASSWORD_MAX).describe('the secret'),
  }),
  answer: done,
})

export const listPauses = defineCall({
  path: '/sys_blocks/list',
  who: admin,
  input: z.object({}),
  answer: many(PauseRow).extend({ count: z.number() }),
})

export const liftPause = defineCall({
  path: '/sys_blocks/delete',
  who: admin,
  writes: true,
  input: z.object({ subject: requiredText(200).describe('what is paused, as the list names it') }),
  answer: done,
})

export const getSettings = defineCall({
  path: '/sys_settings/get',
  who: admin,
  input: z.object({}),
  answer: one(SignInSettings),
})

export const sendTestCode = defineCall({
  path: '/sys_settings/code_test',
  who: admin,
  input: z.object({}),
  answer: z.object({ challenge: z.string() }),
})

/** A wrong code is counted although the call is refused, so the call does not run in one transaction. */
export const switchCodes = defineCall({
  path: '/sys_settings/codes',
  who: admin,
  input: CodesForm,
  answer: one(SignInSettings),
})

export const changeSecret = defineCall({
  path: '/sys_settings/secret',
  who: admin,
  input: SecretForm,
  answer: one(SignInSettings),
})

export const refreshBrowsers = defineCall({
  path: '/sys_settings/refresh_browsers',
  who: admin,
  writes: true,
  input: z.object({}),
  answer: done,
})
