import { z } from 'zod'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'

/** Bodies that no screen of ours would send, the same ones in every run. */

/** JSON that JavaScript cannot produce, kept in a marked string until the body is text. */
const raw = (json: string) => `@raw ${json} raw@`

export const toJson = (body: unknown) =>
  JSON.stringify(body).replace(/"@raw (.*?) raw@"/g, (_, json: string) => json)

const nested = (depth: number) => raw('['.repeat(depth) + ']'.repeat(depth))

const numbers = [
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  1e15,
  raw('9007199254740993'),
  raw('1e999'),
  raw('-0'),
]
const shapes: unknown[] = [
  null,
  true,
  [],
  [1],
  ['x', null],
  {},
  { a: { b: [1] } },
  { toString: 1, valueOf: 1 },
  nested(5_000),
]
const numberWords = ['NaN', 'Infinity', '-1', '1e5', '0x10', '1,5', '٣']
const texts = [
  '',
  ' ',
  'a'.repeat(5_000),
  'ß'.repeat(201),
  'a\u0000b',
  'half \ud800 character',
  'no \uffff character',
  '\u202eabc\u202c',
  '\ufeff\u200b',
  'e\u0301 🍷 👩‍👩‍👧',
  '％＼＿',
  '%_\\',
]
const payloads = [
  "'; drop table stok; --",
  '" or ""="',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '{{7*7}}${7*7}',
  '=cmd|calc!A1',
  '__proto__',
  'constructor',
  'a\r\nBcc: x@example.com',
]
const days = ['2026-02-30', '0000-01-01', '99999-01-01', '9999-12-31', '20260101', '24:00']

export const hostileValues: readonly unknown[] = [
  ...shapes,
  ...numbers,
  ...numberWords,
  ...texts,
  ...payloads,
  ...days,
]

type Body = Record<string, unknown>

type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema

const described = new WeakMap<z.ZodType, Record<string, JsonSchema>>()

/** Preprocessed fields have an output schema only, transformed bodies an input schema; each is computed once. */
function fieldsOf(schema: z.ZodType): Record<string, JsonSchema> {
  const fields = described.get(schema) ?? {
    ...toJsonSchema(schema, 'input').properties,
    ...toJsonSchema(schema, 'output').properties,
  }
  described.set(schema, fields)
  return fields
}

/** Valid values, so that a body with one wrong field is validated up to that field. */
const known: Record<string, unknown> = {
  user_pass: 'Hostile1x',
  user_level: 2,
  email: 'hostile@example.com',
  to: 'hostile@example.com',
  message: 'kaputt',
  islem_tip: 2,
  in_out: 2,
  base_64: btoa('%PDF-1.4'),
  base_64_brosur: btoa('%PDF-1.4'),
  cus_name: 'Erika',
  cus_country_code: 'DE',
  cus_category: 1,
  f_adres: 'Weg 1',
  f_pk: '10115',
  f_sehir: 'Berlin',
  f_ulke: 'DE',
  receiver_personel_id: 3,
}

const isDay = (name: string) => /date|zaman|tar(ih)?$/.test(name)

const choices = (schema: JsonSchema): JsonSchema[] => schema.anyOf?.flatMap(choices) ?? [schema]

function takes(schema: JsonSchema, value: unknown): boolean {
  const type = typeof value
  return choices(schema).some((choice) => {
    if (choice.enum || choice.const !== undefined) return false
    return (
      choice.type === undefined || choice.type === type || (type === 'number' && choice.type === 'integer')
    )
  })
}

function sample(name: string, schema: JsonSchema): unknown {
  if (name in known && takes(schema, known[name])) return known[name]
  if (isDay(name) && takes(schema, '')) return '2026-01-05'
  if (choices(schema).some((choice) => choice.type === 'null')) return null
  const [first = schema] = choices(schema)
  if (first.const !== undefined) return first.const
  if (first.enum) return first.enum[0]
  switch (first.type) {
    case 'string':
      return 'x'
    case 'integer':
    case 'number':
      return Math.max(first.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return first.items ? [sample(name, first.items)] : []
    case 'object':
      return Object.fromEntries(
        Object.entries(first.properties ?? {}).map(([inner, value]) => [inner, sample(inner, value)]),
      )
    default:
      return undefined
  }
}

type Path = readonly (string | number)[]

/** Every path in a body at which a value can be wrong, also inside records and the first element of an array. */
function placesOf(fields: Record<string, JsonSchema>, inside: Path = []): Path[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const place = [...inside, name]
    return [
      place,
      ...choices(schema).flatMap(({ properties, items }) => [
        ...(properties ? placesOf(properties, place) : []),
        ...(items?.properties ? placesOf(items.properties, [...place, 0]) : []),
      ]),
    ]
  })
}

/** Sets a value at a path; other values on the way are replaced. */
function put(target: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') return [put(Array.isArray(target) ? target[name] : {}, rest, value)]
  const record = typeof target === 'object' && target !== null ? (target as Body) : {}
  return { ...record, [name]: put(record[name], rest, value) }
}

/** Pseudo-random numbers seeded by a word, the same on every machine. */
export function dice(word: string): () => number {
  let state = Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function draw<T>(items: readonly T[], count: number, next: () => number): T[] {
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/**
 * About `count` bodies: completely wrong ones, then valid ones with one wrong field, so that each field is
 * covered. `more` are fields that the schema does not name: those of a record whose update accepts any of them, or
 * list columns.
 */
export function hostileBodies(
  endpoint: Endpoint,
  count: number,
  { base: given = {}, more = [] }: { base?: Body; more?: readonly string[] } = {},
): Body[] {
  const fields = fieldsOf(endpoint.input)
  const names = [...new Set([...Object.keys(fields), ...more])]
  const samples = Object.entries(fields).map(([name, schema]) => [name, sample(name, schema)] as const)
  const base = { ...Object.fromEntries(samples.filter(([, value]) => value !== undefined)), ...given }
  const fillWith = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]))
  const whole: Body[] = [
    {},
    base,
    ...[null, [], {}, raw('1e999'), 'x'.repeat(5_000)].map(fillWith),
    { ...base, constructor: 1, hasOwnProperty: 1, toString: 1, unknown_field: nested(5_000) },
    { ...base, ...(JSON.parse('{"__proto__":{"user_level":1}}') as Body) },
    { ...base, constructor: { prototype: { user_level: 1 } } },
  ]
  const ids = names.includes('id') ? shapes.map((id) => ({ ...base, id })) : []
  const places = [...placesOf(fields), ...more.filter((name) => !(name in fields)).map((name) => [name])]
  const left = Math.max(count - whole.length - ids.length, places.length)
  const values = Array.from({ length: Math.ceil(left / hostileValues.length) }, () => hostileValues).flat()
  const drawn = places.length ? draw(values, left, dice(endpoint.path)) : []
  const single = drawn.map((value, turn) => put(base, places[turn % places.length] ?? [], value) as Body)
  return [...whole, ...ids, ...single]
}

export const formFields = (endpoint: Endpoint | undefined) =>
  endpoint ? Object.keys(fieldsOf(endpoint.input)) : []
