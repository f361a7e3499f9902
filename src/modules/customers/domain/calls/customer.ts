import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, many, one, saved, savedId } from '#core/calls.ts'
import { flag, rowId } from '#core/fields.ts'
import { listCall, listPayload } from '#core/lists/list-call.ts'
import { byId, changesOf } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { mayCallCodes } from '#modules/consents/domain/may-call.ts'
import { cus_adress_view } from '../stored/cus_adress_view.ts'
import { customerBaseList, customerList, mayDrawCustomers, randomCustomerList } from '../customer-lists.ts'
import { CustomerRow } from '../customer-row.ts'
import { CustomerFields, hasName, processDetail } from '../customer.ts'
import { maskedFields } from '../phone.ts'
import { PastOrder } from '../past-orders.ts'
import { SendMailForm } from '../sendmail.ts'

export const getCustomer = defineCall({
  path: '/customers/get',
  who: everyone,
  input: z.object({ id: rowId, process_detail: processDetail }),
  masked: maskedFields,
  answer: one(CustomerRow),
})

const CustomerWithAddresses = z.object({ customer: CustomerRow, addresses: z.array(cus_adress_view) })

export const getWithAddress = defineCall({
  path: '/customers/get_with_address',
  who: everyone,
  input: byId,
  masked: maskedFields,
  answer: CustomerWithAddresses,
})

export const getWithPastOrders = defineCall({
  path: '/customers/get_with_siparis_icerik',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  masked: maskedFields,
  answer: CustomerWithAddresses.extend({
    gecmis_list: z.array(PastOrder),
    icerik: z.array(storedRows.siparis_icerik),
  }),
})

export const getOldNotes = defineCall({
  path: '/customers/get_notes',
  who: everyone,
  input: byId,
  answer: z.object({ cus_note_base64: z.string().nullable() }),
})

const CustomerSave = CustomerFields.extend({ process_detail: processDetail })

export const createCustomer = defineCall({
  path: '/customers/create',
  who: everyone,
  writes: true,
  // For sales people the owner of a new customer defaults to themselves.
  input: CustomerSave.extend({ cus_user: rowId.optional() }).refine(hasName, {
    message: 'requiredField',
    path: ['cus_name'],
  }),
  masked: maskedFields,
  answer: saved(CustomerRow),
})

export const updateCustomer = defineCall({
  path: '/customers/update',
  who: everyone,
  writes: true,
  input: changesOf(
    CustomerSave.extend({
      onay: flag.describe('losing owner or status, and with it the appointment, is meant'),
    }),
    ['process_detail', 'onay'],
  ),
  masked: maskedFields,
  answer: saved(CustomerRow),
})

export const deleteCustomer = defineCall({
  path: '/customers/delete',
  actsOn: 'customers',
  who: admin,
  writes: true,
  forRowsOf: [customerList.path, customerBaseList.path],
  input: byId,
  answer: savedId,
})

export const drawCustomer = defineCall({
  path: randomCustomerList.path,
  who: mayDrawCustomers,
  writes: true,
  input: listCall(randomCustomerList).input,
  masked: maskedFields,
  answer: many(CustomerRow).extend({ count: z.number() }),
})

export const countByStatus = defineCall({
  path: '/customers_by_dnd_report/list',
  who: admin,
  input: listPayload,
  answer: many(storedRows.cus_dnd.extend({ count: z.number() })),
})

export const countByOwner = defineCall({
  path: '/customers_by_user_report/list',
  who: admin,
  input: listPayload,
  answer: many(
    storedRows.sys_users
      .pick({ id: true, user_name: true })
      .extend({ name_surname: z.string(), count: z.number() }),
  ),
})

/** Recommends wines to a customer by mail. */
export const sendMail = defineCall({
  path: '/stok/sendmail',
  who: everyone,
  writes: true,
  input: SendMailForm,
  answer: saved(
    z.object({
      doubt: z
        .enum(mayCallCodes)
        .nullable()
        .describe('why the mail is doubtful, where the company only warns'),
    }),
  ),
})
