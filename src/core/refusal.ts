import { say, type Language, type Text, type TextParams } from './texts/texts.ts'

/** Why something is refused: the code that travels as `status.code`, and its words in all languages. */
export type Reason = { readonly code: string; readonly words: Text; readonly params?: TextParams }

/** What a deciding rule returns: the reason for a no, or null; the server turns a reason into a refusal. */
export type Refusal = Reason | null

const defined = new Map<string, Text>()

/** The reasons that a rule or a call has to refuse, each with its words beside it. A code is defined once. */
export function defineRefusals<Code extends string>(
  texts: Readonly<Record<Code, Text>>,
): Readonly<Record<Code, Reason>> {
  const reasons = {} as Record<Code, Reason>
  for (const code in texts) {
    if (defined.has(code)) throw new Error(`the refusal ${code} is defined twice`)
    defined.set(code, texts[code])
    reasons[code] = { code, words: texts[code] }
  }
  return reasons
}

/** Every refusal of the files that are loaded, for documents and tests. */
export const definedRefusals = (): ReadonlyMap<string, Text> => defined

export const sayRefusal = ({ words, params }: Reason, language: Language): string =>
  say(words, language, params)

/** A refusal's message in all languages, filled in and stored so that each reader gets their own language. */
export const wordsToStore = (reason: Reason): Text => ({
  tr: sayRefusal(reason, 'tr'),
  de: sayRefusal(reason, 'de'),
  en: sayRefusal(reason, 'en'),
})

/** Words that were stored as JSON; null where there are none. */
export const storedWords = (json: string, language: Language): string | null =>
  (JSON.parse(json) as Partial<Text>)[language] ?? null
