import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { userTexts } from '../texts.ts'

const MESSAGE_MAX = 2_000
const STACK_MAX = 10_000

const SECRET_VALUE =
  /((?:sesion_id|user_pass|secret_input|new_secret|reset_link|challenge)["']?\s*[:=]\s*["']?)[^"'\s,;&}]+/gi

/** Removes credentials, as a stack or message may quote a call. */
export const withoutSecrets = (text: string) => text.replace(SECRET_VALUE, '$1…')

/** Shortens long reports instead of refusing them. */
const reported = (max: number) => z.string().transform((text) => withoutSecrets(text).slice(0, max))

export const ErrorReport = z.object({
  message: reported(MESSAGE_MAX).describe('what the browser said'),
  stack: reported(STACK_MAX).nullish().describe('where it happened'),
  host: reported(200).nullish().describe('address of the page'),
})

export const ErrorLogRow = z.object({
  id: rowId.describe('number of the report'),
  at: z.string().describe('moment of the report'),
  user_id: z.number().nullable().describe('user whose browser reported'),
  user_name: z.string().nullable(),
  host: z.string().nullable(),
  message: z.string(),
  stack: z.string().nullable(),
})

export type ErrorLogRow = z.infer<typeof ErrorLogRow>

/** Errors of the browsers, for administrators. */
export const errorLogList = defineList({
  path: '/error_log/list',
  row: ErrorLogRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: userTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    at: { kind: 'moment', filter: 'equals', width: 140 },
    user_id: { kind: 'number', hidden: true },
    user_name: { filter: 'startsWith', width: 140 },
    host: { filter: 'contains', width: 160 },
    message: { filter: 'contains', width: 420 },
    stack: { filter: 'contains', width: 420 },
  },
})
