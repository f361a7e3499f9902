import { z } from 'zod'
import { admin, adminOrDealerAdmin, Level } from '#core/actor.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { amount, optionalKey, optionalText, requiredText, wholeNumber } from '#core/fields.ts'
import { defineList, type Column } from '#core/lists/list.ts'
import { flag, money, number, rowId, text } from '#core/lists/stored-columns.ts'
import { userTexts } from '../texts.ts'
import { isGuessable } from './common-passwords.ts'
import { isStrong } from './password-strength.ts'

const TEXT = 50
const EMAIL = 150
/** Long enough for every passphrase, short enough for hashing to stay cheap. */
export const PASSWORD_MAX = 200

/** Level 0 is for the system and not offered in forms. */
const grantableLevels = new Set<number>(Object.values(Level).filter((level) => level !== Level.system))

/** Staff selectors leave out the system's own users. */
export const isSelectableStaff = (user: { user_level: number }) => user.user_level !== Level.system

const newPassword = z
  .string()
  .min(1, { message: 'requiredField' })
  .max(PASSWORD_MAX)
  .refine(isStrong, { message: 'password_not_strong' })
  .refine((password) => !isGuessable(password), { message: 'password_guessable' })

const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)

/**
 * Names that look alike must be alike: in the compatible form of Unicode, of Latin letters, without characters that
 * nobody sees.
 */
const isPlainName = (name: string) => /^[\p{Script=Latin}\d ._@+'’-]+$/u.test(name)

const userName = requiredText(TEXT)
  .transform((name) => name.normalize('NFKC').replace(/ +/g, ' '))
  .refine((name) => name.length <= TEXT && isPlainName(name), {
    message: 'not_plain_name' satisfies FieldCode,
  })

/** A user as it is edited. An empty password leaves the old one. */
export const UserForm = z.object({
  user_name: userName.describe('name to sign in with, unique in any case'),
  user_pass: z.preprocess(emptyToUndefined, newPassword.optional()).describe('new password, never answered'),
  name: optionalText(TEXT).describe('first name'),
  surname: optionalText(TEXT).describe('family name'),
  email: requiredText(EMAIL).pipe(z.email()).describe('e-mail, unique, receives the reset link'),
  tel_gsm: requiredText(TEXT).describe('mobile phone, receives the one-time code'),
  tel_home: optionalText(TEXT).describe('phone at home'),
  extension: optionalText(TEXT).describe('what the telephone system calls the user, besides the user name'),
  adres: optionalText(TEXT).describe('address'),
  country_code: optionalText(TEXT).describe("country whose working hours apply; empty: the company's"),
  user_level: rowId
    .refine((level) => grantableLevels.has(level), { message: 'not_allowed' })
    .describe('1 administrator, 2 staff, 3 dealer administrator, 4 dealer'),
  bayi: rowId.describe('dealer the user belongs to, key of bayi_cari'),
  ustid: optionalText(TEXT).describe('VAT id'),
  yuzde: wholeNumber(0, 100).default(0).describe('commission in whole percent'),
  kota: amount.default(0).describe('monthly quota in euro'),
  raking: optionalKey.describe('figure of the ranking that stands for the user'),
  random_customer_access: flag.default('0').describe('may call random customers of the pool'),
  blocked: flag.default('0').describe('may not sign in'),
  user_type: optionalText(TEXT).describe('stored, without effect'),
  sys_yetki: optionalText(TEXT).describe('stored, without effect'),
  skin: requiredText(TEXT).default('DevExpress Style').describe('look of the old program'),
  fb: requiredText(TEXT).default('185/219/164').describe('colour of the old program as red/green/blue'),
  sys_back: wholeNumber(0).default(45).describe('background of the old program'),
})

export type UserForm = z.infer<typeof UserForm>

/** A new user needs a password at once. */
export const NewUserForm = UserForm.extend({ user_pass: newPassword.describe('password to sign in with') })

/** A user as list and editor show it: everything but the password and the push token. */
export const UserRow = z.object({
  id: rowId.describe('number of the user'),
  user_name: text,
  name: text.nullable(),
  surname: text.nullable(),
  email: text,
  tel_gsm: text,
  user_level: number,
  bayi: number,
  country_code: text.nullable(),
  yuzde: number,
  kota: money,
  random_customer_access: flag,
  blocked: flag,
  failed_login_try_count: number.describe('wrong passwords in a row'),
  tel_home: text.nullable(),
  extension: text.nullable(),
  adres: text.nullable(),
  ustid: text.nullable(),
  raking: number.nullable(),
  user_type: text.nullable(),
  sys_yetki: text.nullable(),
  skin: text,
  fb: text,
  sys_back: number,
  version: number.describe('state of the row, sent back with a save'),
})

export type UserRow = z.infer<typeof UserRow>

export const userFields = UserRow.keyof().options

/** What everybody may know of a colleague. */
const lookupColumns = {
  id: { filter: 'startsWith', width: 70 },
  user_name: { filter: 'startsWith', width: 140 },
  name: { filter: 'startsWith', width: 140 },
  surname: { filter: 'startsWith', width: 140 },
  user_level: {
    filter: 'equals',
    options: { list: 'sys_user_level', by: 'key' },
    lookup: { list: 'sys_user_level', key: 'user_level' },
    width: 150,
  },
  bayi: {
    filter: 'equals',
    options: { list: 'bayi_cari', by: 'key' },
    lookup: { list: 'bayi_cari', key: 'bayi' },
    width: 150,
  },
} as const satisfies Partial<Record<keyof UserRow, Column>>

const common = { path: '/sys_users/list', row: UserRow, export: admin, texts: userTexts } as const

/** Users as dropdowns and other people's screens see them. */
export const userLookup = defineList({
  ...common,
  defaultSort: ['name', 'ASC'],
  columns: lookupColumns,
})

/** The management list. */
export const userList = defineList({
  ...common,
  see: adminOrDealerAdmin,
  defaultSort: ['id', 'DESC'],
  columns: {
    ...lookupColumns,
    blocked: {
      filter: 'equals',
      options: {
        values: [
          { value: '1', text: userTexts.state_blocked },
          { value: '0', text: userTexts.state_active },
        ],
      },
      width: 100,
    },
    failed_login_try_count: { filter: 'gte', width: 120 },
    email: { filter: 'contains', width: 220 },
    tel_gsm: { filter: 'startsWith', width: 140 },
    country_code: { filter: 'equals', options: { list: 'sys_country_code', by: 'key' }, width: 90 },
    yuzde: { percent: true, filter: 'gte', width: 110 },
    kota: { filter: 'gte', width: 130 },
    random_customer_access: { filter: 'equals', width: 120 },
  },
  unseen: [
    'tel_home',
    'extension',
    'adres',
    'ustid',
    'raking',
    'user_type',
    'sys_yetki',
    'skin',
    'fb',
    'sys_back',
    'version',
  ],
})
