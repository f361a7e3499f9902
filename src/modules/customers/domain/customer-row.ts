import { z } from 'zod'
import { flag } from '#core/fields.ts'
import { fieldsIn } from '#core/record-fields.ts'
import { bank } from './fields/bank.ts'
import { customer_all_list } from './stored/customer_all_list.ts'
import { customer_birthday_view } from './stored/customer_birthday_view.ts'

const all = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(fieldsIn(fields).map((field) => [field, true])) as { [Name in keyof Fields]: true }

/** A customer as lists and /customers/get answer it. Bank fields are missing for people who may not see them. */
export const CustomerRow = customer_all_list.partial(all(bank)).extend({
  cus_leitweg: z
    .string()
    .nullable()
    .optional()
    .describe('reference that a public buyer wants on its invoices'),
  owes: flag.optional().describe('has an invoice that is not paid; the record tells it, no list does'),
  wants_no_calls: flag
    .optional()
    .describe('asked not to be called and has not taken it back; the record tells it, no list does'),
})

export type CustomerRow = z.infer<typeof CustomerRow>

export const BirthdayRow = CustomerRow.extend(customer_birthday_view.shape)

export type BirthdayRow = z.infer<typeof BirthdayRow>
