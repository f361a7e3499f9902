import type { Text } from '#core/texts/texts.ts'

/** What to do when the product refuses something. */
export type Remedy = {
  /** The codes of the refusals, which the toasts carry. */
  codes: readonly string[]
  /** What happened, in a few words. */
  about: Text
  /** What to do, in one to three sentences. */
  todo: Text
  /** Screens on which it happens or is put right. */
  screens: readonly string[]
}

type Words = readonly [tr: string, de: string, en: string]

const text = ([tr, de, en]: Words): Text => ({ tr, de, en })

/** A remedy in Turkish, German and English. */
export const remedy = (
  codes: string | readonly string[],
  about: Words,
  todo: Words,
  ...screens: readonly string[]
): Remedy => ({
  codes: typeof codes === 'string' ? [codes] : codes,
  about: text(about),
  todo: text(todo),
  screens,
})

export const remedyFor = (remedies: readonly Remedy[], code: string): Remedy | undefined =>
  remedies.find(({ codes }) => codes.includes(code))

/** What can be refused on a screen. */
export const remediesOf = (remedies: readonly Remedy[], path: string): readonly Remedy[] =>
  remedies.filter(({ screens }) => screens.includes(path))
