import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { amount } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { definitionTexts } from '../texts.ts'
import { sys_country_code_view } from './stored/sys_country_code_view.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const clockTime = z
  .string()
  .min(1, { message: 'requiredField' })
  .refine((time) => CLOCK.test(time), { message: 'not_time' })

/** What can be changed of a country; equal start and end mean no limit. */
export const CountryForm = z.object({
  tax_rate: amount
    .refine((rate) => rate <= 100, { message: 'not_allowed' })
    .describe('standard VAT rate in percent'),
  cargo_price: amount.describe('shipping cost in euro'),
  system_start_time: clockTime.describe('start of the working hours, HH:mm'),
  system_end_time: clockTime.describe('end of the working hours, HH:mm'),
})

export type CountryForm = z.infer<typeof CountryForm>

export const CountryRow = narrowed(sys_country_code_view, CountryForm.shape)

export type CountryRow = z.infer<typeof CountryRow>

export const countryList = defineList({
  path: '/sys_country_code/list',
  row: CountryRow,
  export: admin,
  defaultSort: ['country_code', 'ASC'],
  texts: definitionTexts,
  columns: {
    country_code: { filter: 'startsWith', width: 110 },
    country: { filter: 'startsWith', width: 200 },
    tax_rate: { kind: 'money', percent: true, filter: 'gte', width: 130 },
    cargo_price: { filter: 'gte', width: 140 },
    system_start_time: { filter: 'startsWith', width: 140 },
    system_end_time: { filter: 'startsWith', width: 140 },
  },
  unseen: ['id', 'c_type', 'version'],
})
