import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, optionalText, requiredText, rowId, type Flag } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { customerTexts } from '../texts.ts'
import { cus_adress_view } from './stored/cus_adress_view.ts'

/** Keys of sys_adres_type that mean something to orders. */
export const AddressType = { delivery: 3, invoice: 4 } as const

/** Longest parts of an address, the same in the address book, on orders and in imports. */
export const placeLimits = { street: 500, postcode: 20, city: 60, region: 60, country: 50 } as const

/** An address as the panel edits it. */
export const AddressForm = z.object({
  cus_id: rowId.describe('customer who lives there'),
  adres: requiredText(placeLimits.street).describe('street and number'),
  pk: optionalText(placeLimits.postcode).describe('postcode'),
  bolge: optionalText(placeLimits.region).describe('region'),
  sehir: requiredText(placeLimits.city).describe('town'),
  ulke: requiredText(placeLimits.country).describe('country'),
  c_type: rowId.describe('type, key of sys_adres_type: 4 invoice, 3 delivery'),
  a_def: flag.default('0').describe('default address of its type'),
  note: optionalText(250).describe('remark'),
})

export type AddressForm = z.infer<typeof AddressForm>

type Place = { c_type: number; a_def: Flag }

/**
 * Whether the default mark cannot be chosen: an invoice address becomes the default when it is created or changed
 * to that type, and a default loses its mark only to another address of its type.
 */
export function isDefaultFixed(c_type: number | null, before?: Place | null): boolean {
  if (before?.c_type === c_type) return before?.a_def === '1'
  return c_type === AddressType.invoice
}

export const defaultFlag = ({ c_type, a_def }: Place, before?: Place): Flag =>
  isDefaultFixed(c_type, before) ? '1' : a_def

export type AddressRow = z.infer<typeof cus_adress_view>

/** The addresses of a customer, defaults first. */
export const addressList = defineList({
  path: '/cus_adress_view/list',
  row: cus_adress_view,
  search: false,
  export: admin,
  defaultSort: ['a_def', 'DESC'],
  texts: customerTexts,
  columns: {
    adres_type: {
      filter: 'equals',
      options: { list: 'sys_adres_type', by: 'label' },
      lookup: { list: 'sys_adres_type', key: 'c_type' },
      width: 140,
    },
    adres: { filter: 'contains', width: 220 },
    pk: { filter: 'startsWith', width: 80 },
    sehir: { filter: 'startsWith', width: 140 },
    bolge: { filter: 'startsWith', width: 130 },
    ulke: { filter: 'startsWith', width: 80 },
    a_def: { filter: 'equals', width: 90 },
    note: { filter: 'contains', width: 180 },
  },
  unseen: ['id', 'cus_id', 'c_type', 'sil', 'version'],
})
