import type { AfterReturn } from '../money/after-return.ts'
import type { Company } from '#core/company/company-fields.ts'
import type { CompanySettings } from '#core/company/company-settings.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { Order } from '../calls/order.ts'
import type { OrderState } from '../order/order-state.ts'
import type { ReminderSettings } from '../reminders/fees.ts'

/** Texts that a company can edit and enable per document. */
type SwitchedTexts = Pick<
  CompanySettings,
  | 'withdrawal_days'
  | 'withdrawal_notice_on'
  | 'withdrawal_notice'
  | 'withdrawal_form'
  | 'title_retention_on'
  | 'title_retention'
  | 'closing_words_on'
  | 'closing_words'
>

type PrintedField =
  | 'id'
  | 'f_no'
  | 'iptal_no'
  | 'f_tarih'
  | 's_gon_tar'
  | 'sd_iptal_tar'
  | 'f_odeme_tar'
  | 'sd_uyari_1_is_tar'
  | 'sd_uyari_2_is_tar'
  | 'sd_uyari_3_is_tar'
  | 'sd_uyari_2_fark'
  | 'sd_uyari_3_fark'
  | 'gutschrift_f_no'
  | 'gutschrift_f_tarih'
  | 'cus_id'
  | 'cus_is_firm'
  | 'cus_firm'
  | 'cus_name'
  | 'cus_surname'
  | 'cus_atu_no'
  | 'cus_country_code'
  | 'f_adres'
  | 'f_pk'
  | 'f_sehir'
  | 'f_ulke'
  | 's_adres_f_g_on'
  | 'g_alici'
  | 'g_adres'
  | 'g_pk'
  | 'g_sehir'
  | 'g_ulke'
  | 'kdv_oran'
  | 's_vergisiz'
  | 's_lastschrift'
  | 's_prasentrechnung'
  | 's_man_y'
  | 's_last_y'
  | 's_ikt_m'
  | 's_toplam'
  | 's_iskonto'
  | 's_ara_toplam'
  | 's_kargo'
  | 's_kdv'
  | 's_g_toplam'
  | 's_odeme_tip'
  | 's_odeme_tarihi'
  | 'tahsilat_gun'
  | 's_vade_gun'
  | 'fat_note'
  | 'per_name'
  | 'vade_tar'
  | 'kalan'
  | 'vadesi_gecen'

/** The order as its documents print it. */
export type DocumentOrder = OrderState &
  Pick<Order, PrintedField> & {
    /** The day it was ordered. */
    orderDay: IsoDate
    /** The Leitweg-ID, which a public buyer requires on its invoices. */
    cus_leitweg: string | null
  }

export type DocumentLine = {
  stk_kodu: string
  stk_adi: string
  stk_adet: number
  stk_birim: number
  stk_toplam: number
  /** Vintage of the wine, where it has one. */
  stok_year: number | null
  /** Size of the bottle; null: the usual one. */
  litre: number | null
}

/** An account with a valid IBAN. */
export type BankAccount = { holder: string; iban: string; bic: string | null }

export type DocumentPayment = { islem_zamani: IsoDate; borc: number }

/** An instalment with the payments that filled it. */
export type DocumentInstalment = {
  tak_tar: IsoDate
  tak_tutar: number
  filled?: readonly { day: IsoDate; tutar: number }[]
}

/** The latest debit of an invoice that came back. */
export type ReturnedDebit = {
  id: number
  day: IsoDate
  amount: number
  returned_on: IsoDate
  code: string
  charge: number
  after: AfterReturn
}

/** Everything that the documents of one order are made of. */
export type DocumentSource = {
  order: DocumentOrder
  lines: readonly DocumentLine[]
  instalments: readonly DocumentInstalment[]
  payments: readonly DocumentPayment[]
  /** What the bank charged for returned debits. */
  charges?: readonly { day: IsoDate; amount: number }[]
  returned?: ReturnedDebit | null
  /** The company for the document: as of the invoice on issued documents, else the current one. */
  company: Company
  bank: BankAccount | null
  /** 'Herr', 'Frau Dr.' …; null where the title is no form of address. */
  title: string | null
  /** The payment type as text. */
  paymentType: string
  /** What reminders cost and how long they wait, by the company's settings. */
  reminders: ReminderSettings
  /** Texts that the company can edit and enable per document. */
  texts: SwitchedTexts
  /** Banking days before a debit can be drawn. */
  debitLeadDays: number
  /** The reference of the customer's active mandate; null where nothing is signed. */
  mandate: string | null
  today: IsoDate
}
