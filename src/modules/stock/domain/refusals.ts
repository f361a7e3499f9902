import { defineRefusals } from '#core/refusal.ts'

/** Refusals about wines that orders and held bottles say. */
export const stockRefusals = defineRefusals({
  stokda_kalmadi: {
    tr: '{code}: stokta kalmadı.',
    de: '{code}: nicht mehr auf Lager.',
    en: '{code}: out of stock.',
  },
  stok_bulunamadi: {
    tr: 'Stok bulunamadı: {code}.',
    de: 'Diesen Wein gibt es nicht oder er ist nicht im Verkauf: {code}.',
    en: 'Wine not found or not on sale: {code}.',
  },
})
