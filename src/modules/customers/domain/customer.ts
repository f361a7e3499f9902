import { z } from 'zod'
import { asFlag, optionalText, type Flag } from '#core/fields.ts'
import { fieldsIn, formsOf } from '#core/record-fields.ts'
import { bank } from './fields/bank.ts'
import { editedColumns } from './fields/customer-fields.ts'

/** Only levels 1 and 3 and the owner see these. */
export const bankFields = fieldsIn(bank)

/** Every field of a customer that people edit, one by one. */
export const CustomerFields = z.object(formsOf(editedColumns))

export type CustomerFields = z.infer<typeof CustomerFields>

/** A customer needs a first name or a firm. */
export const hasName = (customer: { cus_name: string | null; cus_firm: string | null }) =>
  Boolean(customer.cus_name || customer.cus_firm)

/** A whole customer as a form sends it. */
export const CustomerForm = CustomerFields.refine(hasName, { message: 'requiredField', path: ['cus_name'] })

export type CustomerForm = z.infer<typeof CustomerForm>

/** Free text for the change log, sent with reads and saves. */
export const processDetail = optionalText(500).describe('why the record is touched, for the change log')

/** The firm mark follows from the firm name by default. */
export const firmFlag = (cus_firm: string | null): Flag => asFlag(Boolean(cus_firm))

/** What a bank form edits. */
export const BankForm = z.object(formsOf(bank))
