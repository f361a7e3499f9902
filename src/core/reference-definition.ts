import type { Language } from './texts/texts.ts'

/**
 * A reference list: a small table of key and label that fills dropdowns and turns keys into words. `label` is the German text
 * and the wire's label column; `<label>_tr` and `<label>_en` are beside it where `translated` says so.
 */
export type ReferenceDefinition = {
  key: string
  label: string
  translated: boolean
  /** The columns of the word, where they are not those of the label. */
  words?: Readonly<Record<Language, string>>
  /** The label stands before the word. */
  withLabel?: boolean
  /** Columns that together are the word; the label where they are empty. */
  joined?: readonly string[]
  /** Further columns that say yes or no. */
  flags?: readonly string[]
  /** Further columns that screens need. */
  extra?: readonly string[]
  order: string
  /** Entries can be retired: those with status '0' are still shown in old records but no longer offered. */
  retires?: boolean
  /** Columns that hold keys of the list, with their table where the same name means something else elsewhere. */
  keptIn?: string
}

/** A list whose entries an administrator adds, orders and retires. */
export const kept = { order: 'sort_order', retires: true } as const

type More = Partial<ReferenceDefinition>

export const translated = (label: string, key: string, more: More = {}): ReferenceDefinition => ({
  key,
  label,
  translated: true,
  order: key,
  ...more,
})

export const plain = (label: string, key: string, more: More = {}): ReferenceDefinition => ({
  key,
  label,
  translated: false,
  order: label,
  ...more,
})
