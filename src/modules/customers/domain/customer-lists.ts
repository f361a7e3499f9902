import { admin, adminOrDealerAdmin, type Actor } from '#core/actor.ts'
import { defineList, type Column } from '#core/list.ts'
import { customerTexts } from '../texts.ts'
import { BirthdayRow, CustomerRow } from './customer-row.ts'

type Columns = Partial<Record<keyof CustomerRow, Column>>

/** Who may draw a customer from the pool. */
export const mayDrawCustomers = (actor: Actor) => actor.random_customer_access === '1'

/** Only administrators may filter all customers; other users work through their own lists. */
export const mayFilterCustomers = (actor: Actor) => admin(actor)

const shown = {
  id: { kind: 'number', filter: 'startsWith', width: 80 },
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
    kind: 'number',
    filter: 'equals',
    options: { list: 'sys_class', by: 'key' },
    lookup: { list: 'sys_class', key: 'cus_class' },
    width: 130,
  },
  cus_dnd: {
    kind: 'number',
    filter: 'equals',
    options: { list: 'cus_dnd', by: 'key' },
    lookup: { list: 'cus_dnd', key: 'cus_dnd' },
    width: 140,
  },
  cus_is_aktive: { kind: 'flag', filter: 'equals', width: 80 },
  cus_end_contact: { kind: 'moment', filter: 'equals', width: 140 },
  rand_tar: { kind: 'date', filter: 'equals', width: 110 },
} as const satisfies Columns

const balance = {
  balance: { kind: 'money', filter: 'gte', sum: true, width: 110 },
} as const satisfies Columns

/** Whose appointment it is. */
const appointmentOwner = {
  rand_user: {
    kind: 'number',
    filter: 'equals',
    options: { list: 'sys_users', by: 'key' },
    lookup: { list: 'sys_users', key: 'rand_user' },
    width: 140,
  },
} as const satisfies Columns

const hidden: Column = { hidden: true }
const hiddenNumber: Column = { kind: 'number', hidden: true }
const hiddenFlag: Column = { kind: 'flag', hidden: true }
const hiddenDate: Column = { kind: 'date', hidden: true }
const hiddenMoment: Column = { kind: 'moment', hidden: true }
const bankColumn: Column = { hidden: true, who: adminOrDealerAdmin }

/** Fields that screens read and filter by without a column of their own. */
const unseen: Columns = {
  cus_m_f: hiddenNumber,
  cus_is_firm: hiddenFlag,
  cus_birtday: hiddenDate,
  cus_atu_no: hidden,
  cus_country_code: hidden,
  cus_tel2: hidden,
  cus_fax: hidden,
  cus_private: hidden,
  mail_verifyed: hiddenFlag,
  cus_bank_shift: { ...bankColumn, kind: 'flag' },
  cus_bank: bankColumn,
  cus_bank_hesap: bankColumn,
  cus_bank_sube: bankColumn,
  cus_bank_bic: bankColumn,
  cus_bank_iban: bankColumn,
  cus_bank_e_date: { ...bankColumn, kind: 'date' },
  cus_user: hiddenNumber,
  cus_pool: hiddenFlag,
  cus_on: hiddenFlag,
  call_time: hiddenNumber,
  note2: hidden,
  s_k: hiddenFlag,
  s_b: hiddenFlag,
  s_r: hiddenFlag,
  s_s: hiddenFlag,
  s_t: hiddenFlag,
  s_h: hiddenFlag,
  s_l: hiddenFlag,
  rand_saat: hidden,
  rand_note: hidden,
  rand_user: { ...hiddenNumber, lookup: { list: 'sys_users', key: 'rand_user' } },
  cus_f_on: hiddenFlag,
  cus_random: hiddenMoment,
  dnd_usr: hiddenNumber,
  dnd_date: hiddenMoment,
  ulke: hidden,
  sehir: hidden,
  file_count: hiddenNumber,
  version: hiddenNumber,
}

const common = { row: CustomerRow, export: admin, texts: customerTexts } as const

/** All customers a person may see: /cari/liste, the pages of /genel-takip, own and active customers. */
export const customerList = defineList({
  ...common,
  path: '/customer_all_list/list',
  defaultSort: ['id', 'DESC'],
  columns: { ...unseen, ...shown, ...status, ...balance },
})

/** The same customers for counts, the distribution and the balances. */
export const customerBaseList = defineList({
  ...common,
  path: '/customers/list',
  defaultSort: ['id', 'DESC'],
  columns: { ...shown, ...balance, ...status, ...unseen, ...appointmentOwner },
})

/** One customer of the pool, drawn by the server; the filters narrow the pool. */
export const randomCustomerList = defineList({
  ...common,
  path: '/customer_rand_view/list',
  see: mayDrawCustomers,
  pageSize: 1,
  maxLimit: 1,
  defaultSort: ['id', 'DESC'],
  columns: {
    id: hiddenNumber,
    cus_is_firm: hiddenFlag,
    cus_is_aktive: hiddenFlag,
    mail_verifyed: hiddenFlag,
    cus_class: hiddenNumber,
    cus_category: hidden,
    cus_country_code: hidden,
    cus_city: hidden,
    call_time: hiddenNumber,
    s_k: hiddenFlag,
    s_b: hiddenFlag,
    s_r: hiddenFlag,
    s_s: hiddenFlag,
    s_t: hiddenFlag,
    s_h: hiddenFlag,
    s_l: hiddenFlag,
  },
})

/** Whose birthday comes within two weeks, the nearest first. */
export const birthdayList = defineList({
  ...common,
  row: BirthdayRow,
  path: '/customer_birthday_view/list',
  defaultSort: ['birthday_in', 'ASC'],
  columns: {
    ...unseen,
    birthday_in: { kind: 'number', filter: 'equals', width: 90 },
    cus_birtday: { kind: 'date', filter: 'equals', width: 110 },
    ...shown,
    ...status,
  },
})

/** Appointments, the earliest first. */
export const appointmentList = defineList({
  ...common,
  path: '/customer_randevu_view/list',
  defaultSort: ['rand_tar', 'ASC'],
  columns: {
    ...unseen,
    rand_tar: { kind: 'date', filter: 'equals', width: 110 },
    rand_saat: { filter: 'startsWith', width: 80 },
    rand_note: { filter: 'contains', width: 240 },
    ...appointmentOwner,
    ...shown,
    name: status.name,
    cus_dnd: status.cus_dnd,
  },
})

/** Customers who are no longer to be called, and those a person gave back to the pool. */
export const removedList = defineList({
  ...common,
  path: '/customer_del_view/list',
  defaultSort: ['id', 'DESC'],
  columns: {
    ...unseen,
    ...shown,
    cus_dnd: status.cus_dnd,
    dnd_date: { kind: 'moment', filter: 'equals', width: 140 },
    name: status.name,
  },
})
