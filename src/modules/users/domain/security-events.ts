import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { securityEvents } from '#core/log/security-events.ts'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'
import { administrationTexts } from '../administration-texts.ts'

export const SecurityEventRow = z.object({
  id: rowId.describe('number of the event'),
  at: moment.describe('moment of the event'),
  event: z.enum(securityEvents).describe('what happened'),
  user_id: number.nullable().describe('user it was about'),
  user_name: text.nullable(),
  address: text.nullable().describe('address the call came from'),
  device: text.nullable().describe('mark of the device the call came from'),
  detail: text.nullable().describe('refusal, list or way'),
})

export type SecurityEventRow = z.infer<typeof SecurityEventRow>

/** Sign-ins, rights and exports of the last twelve months, for administrators. */
export const securityEventList = defineList({
  path: '/sys_security_events/list',
  row: SecurityEventRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: administrationTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    at: { filter: 'equals', width: 140 },
    event: {
      filter: 'equals',
      options: {
        values: securityEvents.map((event) => ({
          value: event,
          text: administrationTexts[`event_${event}`],
        })),
      },
      width: 190,
    },
    user_name: { filter: 'startsWith', width: 140 },
    address: { filter: 'startsWith', width: 150 },
    device: { filter: 'startsWith', width: 260 },
    detail: { filter: 'contains', width: 260 },
  },
  unseen: ['user_id'],
})
