import type { Company } from '#core/company-fields.ts'
import type { IsoDate } from '#core/dates.ts'
import type { Flag } from '#core/fields.ts'
import type { ReminderFlags } from '#modules/dunning/domain/fees.ts'
import type { OrderState } from '../order-state.ts'

/** The order as its papers print it. */
export type PaperOrder = OrderState &
  ReminderFlags & {
    id: number
    /** The day it was ordered. */
    orderDay: IsoDate
    f_no: string | null
    f_tarih: IsoDate | null
    s_gon_tar: IsoDate | null
    sd_iptal_tar: IsoDate | null
    /** The day it was paid in full. */
    f_odeme_tar: IsoDate | null
    sd_uyari_1_is_tar: IsoDate | null
    sd_uyari_2_is_tar: IsoDate | null
    sd_uyari_3_is_tar: IsoDate | null
    /** The invoice that a credit note corrects. */
    gutschrift_f_no: string | null
    gutschrift_f_tarih: IsoDate | null
    cus_id: number
    cus_is_firm: Flag
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_atu_no: string | null
    /** What a public buyer wants its invoices to name. */
    cus_leitweg: string | null
    cus_country_code: string | null
    f_adres: string | null
    f_pk: string | null
    f_sehir: string | null
    f_ulke: string | null
    s_adres_f_g_on: Flag
    g_alici: string | null
    g_adres: string | null
    g_pk: string | null
    g_sehir: string | null
    g_ulke: string | null
    kdv_oran: number
    s_vergisiz: Flag
    s_lastschrift: Flag
    s_prasentrechnung: Flag
    s_man_y: number
    s_last_y: number
    s_ikt_m: number
    s_toplam: number
    s_iskonto: number
    s_ara_toplam: number
    s_kargo: number
    s_kdv: number
    s_g_toplam: number
    s_odeme_tip: number
    s_odeme_tarihi: IsoDate | null
    fat_note: string | null
    per_name: string | null
    /** The day by which to pay: that of the next instalment where there are some. */
    vade_tar: IsoDate
    /** What is still to be paid, fees included. */
    kalan: number
    /** What of it is overdue. */
    vadesi_gecen: number
  }

export type PaperLine = {
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

/** An account that passed the check of its number. */
export type BankAccount = { holder: string; iban: string; bic: string | null }

export type PaperPayment = { islem_zamani: IsoDate; borc: number }

/** An instalment with what filled it, and when. */
export type PaperInstalment = {
  tak_tar: IsoDate
  tak_tutar: number
  filled?: readonly { day: IsoDate; tutar: number }[]
}

/** Everything that the papers of one order are made of. */
export type PaperSource = {
  order: PaperOrder
  lines: readonly PaperLine[]
  instalments: readonly PaperInstalment[]
  payments: readonly PaperPayment[]
  /** The company as the paper shows it: of the day of the invoice on what was issued then, else as it stands. */
  company: Company
  bank: BankAccount | null
  /** 'Herr', 'Frau Dr.' … */
  title: string | null
  /** The way of paying in words. */
  paymentType: string
  today: IsoDate
}
