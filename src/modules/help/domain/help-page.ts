import type { Text } from '#core/texts/texts.ts'

/** What a screen is for and what to do there, in a few sentences; an empty line begins a paragraph. */
export type HelpPage = {
  path: string
  body: Text
  /** Screens that come next. */
  next: readonly string[]
}

/** A page in Turkish, German and English. */
export const page = (
  path: string,
  [tr, de, en]: readonly [tr: string, de: string, en: string],
  ...next: readonly string[]
): HelpPage => ({ path, body: { tr, de, en }, next })

/** Screens under a second address have the page of the first. */
const aliases: Readonly<Record<string, string>> = {
  '/PrimIslemleri': '/report/prim-islemleri',
  '/GutschriftList': '/gutschrift',
  '/RakingList': '/genel/rakin_list',
  '/CustomerImport': '/genel/import',
  '/MusteriBigileriReport': '/cari/musteri-bilgileri',
  '/UyariIslemleri': '/takip/uyari',
}

const CHAT = '/chatapp'

/** All conversations of the chat share one page. */
const ownPath = (path: string) => (path.startsWith(`${CHAT}/`) ? CHAT : (aliases[path] ?? path))

export const pageFor = (pages: readonly HelpPage[], path: string): HelpPage | undefined =>
  pages.find((one) => one.path === ownPath(path))

export const firstSentence = (words: string): string => /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words
