import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, one, saved, savedId } from '#core/calls.ts'
import { flag, rowId } from '#core/fields.ts'
import { byId, changesOf } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { AddressForm } from '../addresses.ts'
import { CustomerFileForm } from '../customer-files.ts'
import { cus_files_view } from '../stored/cus_files_view.ts'
import { ConversationForm } from '../conversations.ts'

const refresh = { refresh: z.boolean().describe('another address lost or got the mark of a default') }

export const createAddress = defineCall({
  path: '/cus_adress/create',
  who: everyone,
  writes: true,
  input: AddressForm,
  answer: saved(storedRows.cus_adress).extend(refresh),
})

export const updateAddress = defineCall({
  path: '/cus_adress/update',
  who: admin,
  writes: true,
  input: changesOf(AddressForm.omit({ cus_id: true })),
  answer: saved(storedRows.cus_adress).extend(refresh),
})

export const deleteAddress = defineCall({
  path: '/cus_adress/delete',
  actsOn: 'cus_adress',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId.extend(refresh),
})

/** Ten megabytes in base64, and the rest of the form. */
const FILE_BODY_BYTES = 15 * 1_048_576

export const getFile = defineCall({
  path: '/cus_files/get',
  who: everyone,
  input: z.object({ id: rowId, base_64: z.union([z.boolean(), flag]).nullish() }),
  answer: one(cus_files_view.extend({ base_64: z.string().optional() })),
})

export const createFile = defineCall({
  path: '/cus_files/create',
  who: admin,
  writes: true,
  maxBytes: FILE_BODY_BYTES,
  input: CustomerFileForm,
  answer: saved(cus_files_view),
})

export const updateFile = defineCall({
  path: '/cus_files/update',
  who: admin,
  writes: true,
  maxBytes: FILE_BODY_BYTES,
  // A replaced content takes the place of the old one; a missing or empty one leaves it.
  input: changesOf(CustomerFileForm.omit({ cus_id: true }).extend({ base_64: z.string().nullish() })),
  answer: saved(cus_files_view),
})

export const removeFile = defineCall({
  path: '/cus_files/delete',
  actsOn: 'cus_files',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId,
})

export const createConversation = defineCall({
  path: '/musteri_gorusme/create',
  who: everyone,
  writes: true,
  input: ConversationForm,
  answer: saved(storedRows.musteri_gorusme),
})

export const updateConversation = defineCall({
  path: '/musteri_gorusme/update',
  who: admin,
  writes: true,
  input: changesOf(ConversationForm.omit({ cus_id: true })),
  answer: saved(storedRows.musteri_gorusme),
})

export const deleteConversation = defineCall({
  path: '/musteri_gorusme/delete',
  actsOn: 'musteri_gorusme',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId,
})
