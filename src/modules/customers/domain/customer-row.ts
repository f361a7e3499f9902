import { z } from 'zod'
import { flag, rowId } from '#core/fields.ts'

const text = z.string().nullable()
const number = z.number().nullable()

/** A customer as lists and /customers/get answer it. Bank fields are missing for people who may not see them. */
export const CustomerRow = z.object({
  id: rowId.describe('number of the customer'),
  cus_code: text,
  cus_is_firm: flag,
  cus_firm: text,
  cus_m_f: number,
  unvan: text.describe('title as a German word'),
  cus_name: text,
  cus_surname: text,
  cus_birtday: text,
  cus_atu_no: text,
  cus_leitweg: text.optional().describe('reference that a public buyer wants on its invoices'),
  cus_city: text,
  cus_country_code: z.string(),
  country_code: z.string().describe('country of the customer'),
  cus_tel1: text,
  cus_tel2: text,
  cus_gsm: text,
  cus_fax: text,
  cus_private: text,
  cus_email: text,
  mail_verifyed: flag,
  cus_bank_shift: flag.optional(),
  cus_bank: text.optional(),
  cus_bank_hesap: text.optional(),
  cus_bank_sube: text.optional(),
  cus_bank_bic: text.optional(),
  cus_bank_iban: text.optional(),
  cus_bank_e_date: text.optional(),
  cus_is_aktive: flag.describe('has an order that was not cancelled'),
  cus_user: z.number(),
  name: text.describe('name of the owner'),
  cus_category: text,
  cus_class: number,
  cus_end_contact: text.describe('moment of the last conversation'),
  cus_dnd: z.number(),
  cus_pool: flag,
  cus_del: flag.describe('deleted'),
  cus_on: flag,
  call_time: number,
  note2: text,
  note_3: text,
  s_k: flag,
  s_b: flag,
  s_r: flag,
  s_s: flag,
  s_t: flag,
  s_h: flag,
  s_l: flag,
  rand_tar: text,
  rand_saat: text,
  rand_note: text,
  rand_user: z.number(),
  cus_f_on: flag,
  cus_random: text.describe('moment of the last random draw'),
  dnd_usr: number.describe('who last changed the status or released the customer'),
  dnd_date: text.describe('when that was'),
  balance: z.number(),
  sil: flag.describe('stored, without effect'),
  ulke: text.describe('country of the invoice address'),
  sehir: text.describe('town of the invoice address'),
  file_count: z.number().describe('files of the customer'),
  cus_note_exist: flag.describe('there are old notes'),
  owes: flag.optional().describe('has an invoice that is not paid; the record tells it, no list does'),
  wants_no_calls: flag
    .optional()
    .describe('asked not to be called and has not taken it back; the record tells it, no list does'),
  version: z.number().describe('state of the row, sent back with a save'),
})

export type CustomerRow = z.infer<typeof CustomerRow>

export const BirthdayRow = CustomerRow.extend({
  birthday_in: z.number().describe('days to the next birthday'),
})

export type BirthdayRow = z.infer<typeof BirthdayRow>
