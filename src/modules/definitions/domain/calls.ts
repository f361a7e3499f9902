import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, done, many, one, saved, savedId, type TypesOf } from '#core/calls.ts'
import { flag, rowId, wholeNumber, rowVersion } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId, changesOf, recordCalls } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { CategoryForm, categoryList } from './categories.ts'
import { COMPANY_ID, CompanyForm } from './company.ts'
import { CountryForm, countryList } from './countries.ts'
import { DealerForm, dealerList } from './dealers.ts'
import { editableNames, ListEntry } from './editable-lists.ts'
import { SpeechTextForm, speechTextList } from './speech-text.ts'
import { RankingForm, rankingList } from './rankings.ts'
import { referenceCalls, referenceRow } from './reference-calls.ts'
import { konusma_metin_view } from './stored/konusma_metin_view.ts'
import { raking_figure_view } from './stored/raking_figure_view.ts'
import { TaxRateForm, TaxRateRow } from './tax-rates.ts'

/** Answers keys and labels for a dropdown, or the list with its filters for an administrator's screen. */
export const listCountries = listCall(countryList, { row: referenceRow('sys_country_code') })
export const listCategories = listCall(categoryList, { row: referenceRow('sys_category') })
export const listDealers = listCall(dealerList, { row: referenceRow('bayi_cari') })

export const updateCountry = defineCall({
  path: '/sys_country_code/update',
  who: admin,
  writes: true,
  input: changesOf(CountryForm),
  answer: saved(storedRows.sys_country_code),
})

export const listTaxRates = defineCall({
  path: '/tax_rate/list',
  who: admin,
  input: z.object({ country_code: z.string().max(2) }),
  answer: many(TaxRateRow),
})

/** An order that a new rate may change. */
const TouchedOrder = z.object({
  id: z.number(),
  s_tar: z.string(),
  cus_name: z.string().nullable(),
  cus_surname: z.string().nullable(),
  kdv_oran: z.number(),
  s_g_toplam: z.number(),
})

export type TouchedOrder = z.infer<typeof TouchedOrder>

export const previewTaxRate = defineCall({
  path: '/tax_rate/preview',
  who: admin,
  input: TaxRateForm.extend({
    valid_from: TaxRateForm.shape.valid_from
      .nullish()
      .describe('first day on which the rate counts; without it today, as the country itself sets it'),
  }),
  answer: many(TouchedOrder),
})

export const createTaxRate = defineCall({
  path: '/tax_rate/create',
  who: admin,
  writes: true,
  input: TaxRateForm,
  answer: saved(TaxRateRow),
})

export const deleteTaxRate = defineCall({
  path: '/tax_rate/delete',
  actsOn: 'tax_rates',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId,
})

const ofList = { list: z.enum(editableNames).describe('reference list') }
const version = rowVersion.nullish()

export const listEntries = defineCall({
  path: '/reference/list',
  who: admin,
  input: z.object(ofList),
  answer: many(ListEntry),
})

/** Adds an entry, or changes the fields that it carries; the fields are those of the list. */
export const saveEntry = defineCall({
  path: '/reference/save',
  who: admin,
  writes: true,
  input: z.looseObject({
    ...ofList,
    id: rowId.optional().describe('entry to change; a new one without it'),
    version,
    place: wholeNumber(1, 10_000).optional().describe('place in the list, from 1'),
  }),
  answer: saved(ListEntry),
})

/** Retires an entry, so that dropdowns no longer offer it, or restores it with status 1; nothing is deleted. */
export const retireEntry = defineCall({
  path: '/reference/retire',
  who: admin,
  writes: true,
  input: z.object({ ...ofList, id: rowId, version, status: flag.default('0') }),
  answer: saved(ListEntry).extend({ in_use: z.number().describe('records that have the entry') }),
})

export const saveCategory = recordCalls('/sys_category', {
  form: CategoryForm,
  row: storedRows.sys_category,
  write: admin,
})

export const saveDealer = recordCalls('/bayi_cari', {
  form: DealerForm,
  row: storedRows.bayi_cari,
  write: admin,
})

export type StoredCompany = z.infer<typeof storedRows.firma_bilgileri>

export const getCompany = defineCall({
  path: '/firma-bilgileri/get',
  aliases: ['/firma_bilgileri/get'],
  who: everyone,
  input: z.object({ id: rowId.default(COMPANY_ID) }),
  answer: one(storedRows.firma_bilgileri),
})

export const updateCompany = defineCall({
  path: '/firma-bilgileri/update',
  aliases: ['/firma_bilgileri/update'],
  who: admin,
  writes: true,
  input: changesOf(CompanyForm),
  answer: saved(storedRows.firma_bilgileri),
})

/** A record with a file, whose content is answered where it is asked for. */
const byIdWithFile = z.object({ id: rowId, base_64: z.union([z.boolean(), flag]).nullish() })
const content = { base_64: z.string().optional() }

/** Ten megabytes in base64, and the rest of the form. */
const SPEECH_BYTES = 15 * 1_048_576

export const getSpeechText = defineCall({
  path: '/konusma_metin/get',
  who: everyone,
  input: byIdWithFile,
  answer: one(konusma_metin_view.extend(content)),
})

export const createSpeechText = defineCall({
  path: '/konusma_metin/create',
  who: admin,
  writes: true,
  maxBytes: SPEECH_BYTES,
  input: SpeechTextForm,
  answer: saved(konusma_metin_view),
})

export const updateSpeechText = defineCall({
  path: '/konusma_metin/update',
  who: admin,
  writes: true,
  maxBytes: SPEECH_BYTES,
  // A missing or empty content leaves the old one.
  input: changesOf(SpeechTextForm.extend({ base_64: z.string().nullish() })),
  answer: saved(konusma_metin_view),
})

export const deleteSpeechText = defineCall({
  path: '/konusma_metin/delete',
  actsOn: 'konusma_metin',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId,
})

export const getRanking = defineCall({
  path: '/raking_figure/get',
  who: everyone,
  input: byIdWithFile,
  answer: one(raking_figure_view.extend(content)),
})

export const saveRanking = recordCalls('/raking_figure', {
  form: RankingForm,
  row: storedRows.raking_figure,
  write: admin,
  // Five megabytes in base64, and the rest of the form.
  maxBytes: 8 * 1_048_576,
})

export const countNewRankings = defineCall({
  path: '/raking_figure/new_count',
  who: everyone,
  input: z.object({}),
  answer: z.object({ count: z.number() }),
})

export const markRankingsSeen = defineCall({
  path: '/raking_figure/seen',
  who: everyone,
  writes: true,
  input: z.object({}),
  answer: done,
})

export const definitionCalls = [
  ...referenceCalls,
  listCountries,
  listCategories,
  listDealers,
  listCall(speechTextList),
  listCall(rankingList),
  updateCountry,
  listTaxRates,
  previewTaxRate,
  createTaxRate,
  deleteTaxRate,
  listEntries,
  saveEntry,
  retireEntry,
  ...saveCategory,
  ...saveDealer,
  getCompany,
  updateCompany,
  getSpeechText,
  createSpeechText,
  updateSpeechText,
  deleteSpeechText,
  getRanking,
  ...saveRanking,
  countNewRankings,
  markRankingsSeen,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof definitionCalls> {}
}
