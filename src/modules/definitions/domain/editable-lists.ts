import { z } from 'zod'
import { flag, requiredText } from '#core/fields.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { NUMBER_PLACE, references, type ReferenceName } from '#core/references.ts'
import { languages, type Language } from '#core/texts/texts.ts'

/** How a further column of an entry is edited; the schema has its limits. */
export type EntryField = { kind: 'flag' | 'litres' | 'link' | 'direction'; schema: z.ZodType }

const yesOrNo: EntryField = { kind: 'flag', schema: flag.default('0') }

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const isLink = (text: string) =>
  text.includes(NUMBER_PLACE) && URL.canParse(text) && text.startsWith('https://') && !/\s/.test(text)

const link: EntryField = {
  kind: 'link',
  schema: z
    .preprocess(
      emptyToNull,
      z.string().trim().max(300).refine(isLink, { message: 'not_tracking_link' }).nullable(),
    )
    .default(null),
}

const litres: EntryField = {
  kind: 'litres',
  schema: z.preprocess(emptyToNull, z.number().min(0.01).max(100).multipleOf(0.001)),
}

const direction: EntryField = {
  kind: 'direction',
  schema: z.preprocess(emptyToNull, z.union([z.literal(2), z.literal(3)]).nullable()).default(null),
}

/** A column that holds keys of the list. */
type Use = readonly [table: string, column: string]

export type EditableList = {
  /** Columns besides the words. */
  fields?: Readonly<Record<string, EntryField>>
  /** Keys that rules of the product rely on: they keep their further columns and are never retired. */
  builtIn?: readonly number[]
  /** Entries belong to the product and can only be renamed. */
  renameOnly?: true
  usedIn: readonly Use[]
  /** Records keep the word instead of the key. */
  usedByWord?: true
}

/** The lists that the list editor can change, in the order of its menu. */
export const editableLists = {
  sys_gorusme_asama: {
    fields: {
      reached: yesOrNo,
      needs_note: yesOrNo,
      proposes_call_back: yesOrNo,
      asks_do_not_call: yesOrNo,
      wrong_number: yesOrNo,
      ordered: yesOrNo,
      promises_payment: yesOrNo,
    },
    usedIn: [['musteri_gorusme', 'sts']],
  },
  sys_c_time: { usedIn: [['customers', 'call_time']] },
  sys_unvan: {
    fields: { silent: yesOrNo },
    usedIn: [
      ['customers', 'cus_m_f'],
      ['siparisler', 'cus_m_f'],
    ],
  },
  sys_class: { builtIn: [0, 1, 2, 3], usedIn: [['customers', 'cus_class']] },
  sys_adres_type: { builtIn: [3, 4], usedIn: [['cus_adress', 'c_type']] },
  odeme_tipleri: { builtIn: [1, 2], usedIn: [['siparisler', 's_odeme_tip']] },
  sys_siparis_durum: { renameOnly: true, usedIn: [] },
  // A withdrawal by the customer has a period and a document of its own.
  sys_fat_iptal: { builtIn: [1], usedIn: [['siparisler', 'f_ip_neden_type']] },
  sys_fat_haciz: { usedIn: [['siparisler', 'f_haciz_firma']], usedByWord: true },
  kargo_sirketi: {
    fields: { takip_yok: yesOrNo, tracking_url: link },
    usedIn: [['kargo_cikti', 'kargo_firm']],
  },
  sys_stok_color: { usedIn: [['stok', 'stok_color']] },
  sys_stok_mensey: { usedIn: [['stok', 'stok_mensey']] },
  sys_stok_tipi: { usedIn: [['stok', 'stok_tipi']] },
  sys_stok_sise: { fields: { litre: litres }, usedIn: [['stok', 'stok_cl']] },
  stok_islem_tip: { renameOnly: true, usedIn: [['stok_islem', 'islem_tip']] },
  stok_hareket_tip: { fields: { direction }, builtIn: [1, 6, 8], usedIn: [['stok_islem', 'in_out']] },
} as const satisfies Partial<Record<ReferenceName, EditableList>>

export type EditableName = keyof typeof editableLists

export const editableNames = Object.keys(editableLists) as [EditableName, ...EditableName[]]

export const isEditable = (name: string | undefined): name is EditableName =>
  editableNames.some((list) => list === name)

export const listOf = (name: EditableName): EditableList => editableLists[name]

export const fieldsOf = (name: EditableName) => listOf(name).fields ?? {}

/** The column of each word of an entry; lists with one name for all languages have only the German one. */
export function wordColumns(name: EditableName): Partial<Record<Language, string>> {
  if (name === 'sys_siparis_durum') return { tr: 'tr_descp', de: 'de_descp', en: 'en_descp' }
  const { label, translated }: ReferenceDefinition = references[name]
  return translated ? { tr: `${label}_tr`, de: label, en: `${label}_en` } : { de: label }
}

export const wordsOf = (name: EditableName): Language[] =>
  languages.filter((language) => wordColumns(name)[language] !== undefined)

const MOST_LETTERS = 100

/** The fields of an entry of a list; unknown ones are refused. */
export function entrySchema(name: EditableName): z.ZodObject {
  const words = wordsOf(name).map((language) => [language, requiredText(MOST_LETTERS)])
  const fields = Object.entries(fieldsOf(name)).map(([field, { schema }]) => [field, schema])
  return z.strictObject(Object.fromEntries([...words, ...fields]) as Record<string, z.ZodType>)
}

const textOrMissing = z.string().optional()
const flagOrMissing = flag.optional()

/** An entry as the editor gets it: its words by language and the columns that its list has. */
export const ListEntry = z.object({
  id: z.number(),
  key: z.number().describe('what records store'),
  de: z.string(),
  tr: textOrMissing,
  en: textOrMissing,
  reached: flagOrMissing,
  needs_note: flagOrMissing,
  proposes_call_back: flagOrMissing,
  asks_do_not_call: flagOrMissing,
  wrong_number: flagOrMissing,
  ordered: flagOrMissing,
  promises_payment: flagOrMissing,
  silent: flagOrMissing,
  takip_yok: flagOrMissing,
  tracking_url: z.string().nullable().optional(),
  litre: z.number().optional(),
  direction: z.number().nullable().optional(),
  status: flag.describe('1 offered, 0 retired'),
  place: z.number().describe('place in the list, from 1'),
  built_in: flag.describe('rules of the product rely on it'),
  version: z.number(),
})

export type ListEntry = z.output<typeof ListEntry>
