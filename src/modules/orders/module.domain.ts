import type { DomainModule } from '#core/domain-module.ts'
import { kept, plain, translated } from '#core/reference-definition.ts'
import { euros, percent, whole, type Setting } from '#core/company/setting-definition.ts'
import {
  closingWords,
  retentionOfTitle,
  withdrawalForm,
  withdrawalNotice,
} from './domain/documents/standard-texts.ts'

/** Documents that carry a text. */
const onDocuments = (standard: 'none' | 'confirmation'): Setting => ({
  group: 'documents',
  kind: 'choice',
  default: standard,
  options: ['none', 'confirmation', 'invoice', 'both'],
})

const paragraphs = (standard: string, lines: number): Setting => ({
  group: 'documents',
  kind: 'text',
  default: standard,
  max: 6_000,
  lines,
})

export const orders = {
  references: {
    sys_siparis_durum: plain('de_descp', 't_no', {
      order: 't_no',
      words: { de: 'de_descp', tr: 'tr_descp', en: 'en_descp' },
      extra: ['tr_descp', 'en_descp'],
    }),
    odeme_tipleri: translated('tipi', 'id', { ...kept, keptIn: 's_odeme_tip' }),
    sys_fat_iptal: translated('c_descp', 'c_type', { ...kept, keptIn: 'f_ip_neden_type' }),
    sys_fat_haciz: plain('c_descp', 'c_type', kept),
  },
  logged: {
    internal: `cari_islem.sip_id siparis_icerik.isk_y siparis_icerik.isk_e siparisler.s_on_onay siparisler.sd_kago_cikis
      f_firma_bilgi`,
    count: 'stk_adet s_taksit_sayisi s_vade_gun',
    number: `s_no gutschrift_sip_id gutschrift_id kaynak_id taksit_id receipt_id per_belge_no bayi_belge_no usr_c_belge
      by_c_belge islem_type s_is_teklif f_ytakip`,
  },
  records: {
    '/siparisler': 'order',
    '/siparis_all_view': 'order',
    '/withdrawal': 'order',
  },
  settings: {
    reminder_fee_2: euros('reminders', 10, 100),
    reminder_fee_3: euros('reminders', 30, 100),
    reminder_days: whole('reminders', 'days', 14, [1, 90]),
    reminder_exceptions: { group: 'reminders', kind: 'reminder_terms', default: [], isOpen: true },
    payment_term_days: whole('terms', 'days', 14, [1, 120]),
    direct_debit_percent: percent('terms', 3),
    usual_payment_type: {
      group: 'terms',
      kind: 'reference',
      default: 1,
      list: 'odeme_tipleri',
      isOpen: true,
    },
    usual_dealer: { group: 'terms', kind: 'reference', default: 4, list: 'bayi_cari', isOpen: true },
    withdrawal_days: whole('documents', 'days', 14, [14, 365]),
    withdrawal_transit_days: whole('documents', 'days', 7, [0, 60]),
    withdrawal_notice_on: onDocuments('confirmation'),
    withdrawal_notice: paragraphs(withdrawalNotice, 12),
    withdrawal_form: paragraphs(withdrawalForm, 8),
    title_retention_on: onDocuments('none'),
    title_retention: paragraphs(retentionOfTitle, 2),
    closing_words_on: onDocuments('confirmation'),
    closing_words: paragraphs(closingWords, 2),
    default_tax_rate: percent('terms', 19),
    discount_limit_administrator: percent('discounts', 100),
    discount_limit_staff: percent('discounts', 30),
    discount_limit_dealer_administrator: percent('discounts', 30),
    discount_limit_dealer: percent('discounts', 30),
  },
} satisfies DomainModule
