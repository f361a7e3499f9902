/** The interface speaks three languages; every text stands in all of them, side by side, or does not compile. */
export const languages = ['tr', 'de', 'en'] as const

export type Language = (typeof languages)[number]

export type Text = Readonly<Record<Language, string>>

export type Texts<Key extends string = string> = Readonly<Record<Key, Text>>

export type TextParams = Readonly<Record<string, string | number>>

export function defineTexts<Key extends string>(texts: Record<Key, Text>): Texts<Key> {
  return texts
}

/** French is accepted as a code (the password-reset screen offers it) and reads English. */
export function toLanguage(code: string | null | undefined): Language {
  const found = languages.find((language) => language === code?.slice(0, 2).toLowerCase())
  return found ?? (code?.toLowerCase().startsWith('fr') ? 'en' : 'de')
}

/** The text in a language with its {placeholders} filled. */
export function say(text: Text, language: Language, params: TextParams = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
