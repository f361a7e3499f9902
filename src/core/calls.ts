import { z } from 'zod'
import type { Who } from './actor.ts'
import { sayRefusal, type Reason } from './refusal.ts'
import type { Language } from './texts/texts.ts'

/**
 * A call is declared once, in `domain/calls.ts` of its module: who may make it, what it takes, what it answers. The
 * server serves the declaration; the browser imports its types only, so no schema travels there.
 */
export type CallDefinition<
  Path extends string = string,
  Allowed extends Who | 'public' = Who | 'public',
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  path: Path
  who: Allowed
  input: Input
  answer: Output
  /** Other spellings of the same path. */
  aliases?: readonly `/${string}`[]
  /** Runs in a transaction, is repeated safely by `request_id` and written to the audit log. */
  writes?: true
  /**
   * The table whose row `id` it acts on. Who names the `seen_version` that the screen showed is refused when somebody has
   * changed the row meanwhile.
   */
  actsOn?: string
  /** The field that names that row, where it is not `id`. */
  actsBy?: string
  /** The lists whose rows bulk actions (`/toplu_islem/yap`) may pass to it, one by one, as `id`. */
  forRowsOf?: readonly `/${string}/list`[]
  /** Fields of the answer that not everybody may see: the handler answers what stands in their place. */
  masked?: readonly string[]
  /** Accepts forms and query parameters of other software; only for calls with a token of their own. */
  forms?: true
  /** Largest body in bytes; files in base64 need more than the default. */
  maxBytes?: number
  /** Of a public call: how many one address, or one known device, makes within five minutes. */
  perAddress?: number
  /** Of a public call: made even from a device that is paused, because it only takes something away from the caller. */
  isAlwaysHeard?: true
}

export function defineCall<
  const Path extends string,
  Allowed extends Who | 'public',
  Input extends z.ZodType,
  Output extends z.ZodType,
>(call: CallDefinition<Path, Allowed, Input, Output>): CallDefinition<Path, Allowed, Input, Output> {
  return call
}

/** Path → input and answer of every call; each module adds its own beside its declarations. */
export interface CallTypes {}

/** What a list of declarations adds to `CallTypes`. */
export type TypesOf<Calls extends readonly CallDefinition[]> = {
  [Call in Calls[number] as Call['path']]: { input: z.input<Call['input']>; answer: z.output<Call['answer']> }
}

/** A file as the answer, for exports and documents. */
export type FileAnswer = {
  file: Uint8Array
  file_name: string
  file_type: string
  headers?: Record<string, string>
}

/** The answer of a call that sends a file instead of JSON. */
export const fileContent = z.custom<FileAnswer>((value) => isFileAnswer(value))

export const isFileAnswer = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'file' in answer && answer.file instanceof Uint8Array

/** Why something cannot be done to one record, as part of an answer: code, message, and its parameters. */
export const toldRefusal = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A reason in the language of the person who asks. */
export const tellRefusal = (reason: Reason, language: Language): z.input<typeof toldRefusal> => ({
  code: reason.code,
  message: sayRefusal(reason, language),
  ...(Object.keys(reason.params ?? {}).length ? { params: reason.params } : {}),
})

/** The answer of a call that only says that it was done. */
export const done = z.object({})

export const one = <Item extends z.ZodType>(item: Item) => z.object({ item })

export const many = <Row extends z.ZodType>(row: Row) => z.object({ datalist: z.array(row) })

export const saved = <Row extends z.ZodType>(row: Row) => z.object({ save_response: row })

/** The answer of a write that returns only the id of the record. */
export const savedId = saved(z.object({ id: z.number() }))

/** Makes calls that read: those of the browser, or those that the server makes for a person. */
export type Ask = <Path extends keyof CallTypes>(
  path: Path,
  input: CallTypes[Path]['input'],
) => Promise<CallTypes[Path]['answer']>
