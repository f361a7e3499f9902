import { admin, adminOrDealerAdmin, type Actor } from '#core/actor.ts'
import { defineList, type Column } from '#core/lists/list.ts'
import { customerTexts } from '../texts.ts'
import { BirthdayRow, CustomerRow } from './customer-row.ts'

type Columns = Partial<Record<keyof CustomerRow, Column>>

/** Who may draw a customer from the pool. */
export const mayDrawCustomers = (actor: Actor) => actor.random_customer_access === '1'

/** Only administrators may filter all customers; other users work through their own lists. */
export const mayFilterCustomers = (actor: Actor) => admin(actor)

const shown = {
  id: { filter: 'startsWith', width: 80 },
  cus_code: { filter: 'startsWith', width: 130 },
  unvan: {
    filter: 'equals',
    options: { list: 'sys_unvan', by: 'label' },
    lookup: { list: 'sys_unvan', key: 'cus_m_f' },
    width: 100,
  },
  cus_surname: { filter: 'startsWith', width: 150 },
  cus_name: { filter: 'startsWith', width: 140 },
  cus_firm: { filter: 'startsWith', width: 200 },
  cus_city: { filter: 'startsWith', width: 140 },
  country_code: { filter: 'equals', options: { list: 'sys_country_code', by: 'key' }, width: 80 },
  cus_tel1: { filter: 'contains', whole: true, width: 190 },
  cus_gsm: { filter: 'contains', whole: true, width: 190 },
  cus_email: { filter: 'contains', width: 220 },
} as const satisfies Columns

const status = {
  name: { filter: 'startsWith', width: 150 },
  cus_category: {
    filter: 'equals',
    options: { list: 'sys_category', by: 'key' },
    lookup: { list: 'sys_category', key: 'cus_category' },
    width: 150,
  },
  cus_class: {
    filter: 'equals',
    options: { list: 'sys_class', by: 'key' },
    lookup: { list: 'sys_class', key: 'cus_class' },
    width: 130,
  },
  cus_dnd: {
    filter: 'equals',
    options: { list: 'cus_dnd', by: 'key' },
    lookup: { list: 'cus_dnd', key: 'cus_dnd' },
    width: 140,
  },
  cus_is_aktive: { filter: 'equals', width: 80 },
  cus_end_contact: { filter: 'equals', width: 140 },
  rand_tar: { filter: 'equals', width: 110 },
} as const satisfies Columns

const balance = {
  balance: { filter: 'gte', sum: true, width: 110 },
} as const satisfies Columns

/** Whose appointment it is. */
const appointmentOwner = {
  rand_user: {
    filter: 'equals',
    options: { list: 'sys_users', by: 'key' },
    lookup: { list: 'sys_users', key: 'rand_user' },
    width: 140,
  },
} as const satisfies Columns

const ofBank: Column = { shown: 'never', who: adminOrDealerAdmin }

const bank = {
  cus_bank_shift: ofBank,
  cus_bank: ofBank,
  cus_bank_hesap: ofBank,
  cus_bank_sube: ofBank,
  cus_bank_bic: ofBank,
  cus_bank_iban: ofBank,
  cus_bank_e_date: ofBank,
} as const satisfies Columns

const hidden = {
  ...bank,
  rand_user: { shown: 'never', lookup: { list: 'sys_users', key: 'rand_user' } },
} as const satisfies Columns

/** Fields that screens read and filter by without a column of their own. */
const unseen = [
  'cus_m_f',
  'cus_is_firm',
  'cus_birtday',
  'cus_atu_no',
  'cus_country_code',
  'cus_tel2',
  'cus_fax',
  'cus_private',
  'mail_verifyed',
  'cus_user',
  'cus_pool',
  'cus_on',
  'call_time',
  'note2',
  's_k',
  's_b',
  's_r',
  's_s',
  's_t',
  's_h',
  's_l',
  'rand_saat',
  'rand_note',
  'cus_f_on',
  'cus_random',
  'dnd_usr',
  'dnd_date',
  'ulke',
  'sehir',
  'file_count',
  'version',
] as const

const common = { row: CustomerRow, export: admin, texts: customerTexts, unseen } as const

/** All customers a person may see: /cari/liste, the pages of /genel-takip, own and active customers. */
export const customerList = defineList({
  ...common,
  path: '/customer_all_list/list',
  defaultSort: ['id', 'DESC'],
  columns: { ...shown, ...status, ...balance, ...hidden },
})

/** The same customers for counts, the distribution and the balances. */
export const customerBaseList = defineList({
  ...common,
  path: '/customers/list',
  defaultSort: ['id', 'DESC'],
  columns: { ...shown, ...balance, ...status, ...hidden, ...appointmentOwner },
})

/** One customer of the pool, drawn by the server; the filters narrow the pool. */
export const randomCustomerList = defineList({
  ...common,
  path: '/customer_rand_view/list',
  see: mayDrawCustomers,
  pageSize: 1,
  maxLimit: 1,
  defaultSort: ['id', 'DESC'],
  columns: {},
  unseen: [
    'id',
    'cus_is_firm',
    'cus_is_aktive',
    'mail_verifyed',
    'cus_class',
    'cus_category',
    'cus_country_code',
    'cus_city',
    'call_time',
    's_k',
    's_b',
    's_r',
    's_s',
    's_t',
    's_h',
    's_l',
  ],
})

/** Whose birthday comes within two weeks, the nearest first. */
export const birthdayList = defineList({
  ...common,
  row: BirthdayRow,
  path: '/customer_birthday_view/list',
  defaultSort: ['birthday_in', 'ASC'],
  columns: {
    cus_birtday: { filter: 'equals', width: 110 },
    birthday_in: { filter: 'equals', width: 90 },
    ...shown,
    ...status,
    ...hidden,
  },
})

/** Appointments, the earliest first. */
export const appointmentList = defineList({
  ...common,
  path: '/customer_randevu_view/list',
  defaultSort: ['rand_tar', 'ASC'],
  columns: {
    rand_saat: { filter: 'startsWith', width: 80 },
    rand_note: { filter: 'contains', width: 240 },
    ...appointmentOwner,
    rand_tar: { filter: 'equals', width: 110 },
    ...shown,
    name: status.name,
    cus_dnd: status.cus_dnd,
    ...bank,
  },
})

/** Customers who are no longer to be called, and those a person gave back to the pool. */
export const removedList = defineList({
  ...common,
  path: '/customer_del_view/list',
  defaultSort: ['id', 'DESC'],
  columns: {
    dnd_date: { filter: 'equals', width: 140 },
    ...shown,
    cus_dnd: status.cus_dnd,
    name: status.name,
    ...hidden,
  },
})
