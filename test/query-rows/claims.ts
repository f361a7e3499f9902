import { relative } from 'node:path'
import type { Node, SourceFile, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast'
import { isNoSubstitutionTemplateLiteral, isTaggedTemplateExpression } from 'typescript/unstable/ast/is'
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import { keyOf, type Kind } from './seen.ts'

/** What a type lets a value be. */
export type Claim = {
  /** As the compiler writes it. */
  name: string
  /** Null lets it be anything. */
  kinds: Kind[] | null
  /** Of an object. */
  fields?: Record<string, Field>
  /** Of an object with fields of any name. */
  others?: Claim
  /** Of a list. */
  element?: Claim
}

type Field = Claim & { mayBeMissing: boolean }

/** A query that is written as text, and the row or the value that it claims. */
export type ClaimedQuery = { key: string; file: string; line: number; claim: Claim }

/** Types that contain themselves are read this deep. */
const MAX_DEPTH = 6

const PRIMITIVES: readonly [TypeFlags, Kind][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
]

const NO_VALUE = TypeFlags.Undefined | TypeFlags.Void

const anything = (name: string): Claim => ({ name, kinds: null })

function claimOf(checker: Checker, type: Type, depth = 0): Claim {
  const name = checker.typeToString(type)
  const inner = (part: Type) => claimOf(checker, part, depth + 1)
  if (depth > MAX_DEPTH) return anything(name)
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags)
  if (primitive) return { name, kinds: [primitive[1]] }
  if (type.flags & NO_VALUE) return { name, kinds: [] }
  if (type.isUnionType()) return anyOf(type.getTypes().map(inner), name)
  if (type.isIntersectionType()) {
    // A primitive with a mark on it is that primitive.
    const marked = type
      .getTypes()
      .map(inner)
      .find(({ kinds }) => kinds && !kinds.includes('object'))
    return marked ?? objectClaim(checker, type, name, inner)
  }
  if (type.flags & TypeFlags.NonPrimitive)
    return { name, kinds: ['object', 'array'], others: anything('unknown') }
  if (!(type.flags & TypeFlags.Object)) return anything(name)
  if (checker.isArrayLikeType(type)) return arrayClaim(checker, type, name, inner)
  if (/^(Buffer|Uint8Array)\b/.test(name)) return { name, kinds: ['bytes'] }
  return objectClaim(checker, type, name, inner)
}

function arrayClaim(checker: Checker, type: Type, name: string, inner: (part: Type) => Claim): Claim {
  const elements = type.isTypeReference() ? checker.getTypeArguments(type).map(inner) : []
  return { name, kinds: ['array'], element: elements.length ? anyOf(elements) : anything('unknown') }
}

function objectClaim(checker: Checker, type: Type, name: string, inner: (part: Type) => Claim): Claim {
  const symbols = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(symbols)
  const fields = symbols.map(({ name: field }, place): [string, Field] => {
    const own = types[place]
    return [
      field,
      own
        ? { ...inner(own), mayBeMissing: admitsUndefined(own) }
        : { ...anything('unknown'), mayBeMissing: true },
    ]
  })
  const [index] = checker.getIndexInfosOfType(type)
  return {
    name,
    kinds: ['object'],
    fields: Object.fromEntries(fields),
    ...(index ? { others: inner(index.valueType) } : {}),
  }
}

const admitsUndefined = (type: Type): boolean =>
  type.isUnionType() ? type.getTypes().some(admitsUndefined) : (type.flags & NO_VALUE) !== 0

/** The claim of a type that is one of several: a field that only some of them have may be missing. */
function anyOf(claims: readonly Claim[], name = claims.map((claim) => claim.name).join(' | ')): Claim {
  if (claims.some(({ kinds }) => !kinds)) return anything(name)
  const kinds = [...new Set(claims.flatMap((claim) => claim.kinds ?? []))]
  const elements = claims.flatMap(({ element }) => element ?? [])
  const others = claims.flatMap((claim) => claim.others ?? [])
  const objects = claims.flatMap(({ fields }) => (fields ? [fields] : []))
  const names = [...new Set(objects.flatMap((fields) => Object.keys(fields)))]
  const fields = names.map((field): [string, Field] => {
    const variants = objects.flatMap((one) => (Object.hasOwn(one, field) ? (one[field] ?? []) : []))
    const mayBeMissing = variants.length < objects.length || variants.some((one) => one.mayBeMissing)
    return [field, { ...anyOf(variants), mayBeMissing }]
  })
  return {
    name,
    kinds,
    ...(objects.length ? { fields: Object.fromEntries(fields) } : {}),
    ...(others.length ? { others: anyOf(others) } : {}),
    ...(elements.length ? { element: anyOf(elements) } : {}),
  }
}

const fragmentsOf = ({ template }: TaggedTemplateExpression): string[] =>
  isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]

/** The tags of queries: Kysely's own, and what runs them at once. */
const TAG = /^(sql|(allRows|firstRow|oneRow)\()/

type Claiming = { template: TaggedTemplateExpression; type: TypeNode }

function claimingTemplates(file: SourceFile): Claiming[] {
  const found: Claiming[] = []
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && TAG.test(node.tag.getText(file))) {
      const [type] = node.typeArguments ?? []
      if (type) found.push({ template: node, type })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const queriesOf = (source: SourceFile, checker: Checker): ClaimedQuery[] =>
  claimingTemplates(source).map(({ template, type }) => {
    const claimed = checker.getTypeFromTypeNode(type)
    return {
      key: keyOf(fragmentsOf(template)),
      file: relative(process.cwd(), source.fileName),
      line: source.getLineAndCharacterOfPosition(template.getStart(source)).line + 1,
      claim: claimed ? claimOf(checker, claimed) : anything('unknown'),
    }
  })

/** The queries of a project that are written as text and claim a row, in the files that are meant. */
export function claimedQueries(config: string, isMeant: (file: string) => boolean): ClaimedQuery[] {
  const api = new API({ cwd: process.cwd() })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`no project ${config}`)
    const { program, checker } = project
    const files = program.getSourceFileNames().filter((path) => isMeant(relative(process.cwd(), path)))
    return files.flatMap((path) => {
      const source = program.getSourceFile(path)
      return source ? queriesOf(source, checker) : []
    })
  } finally {
    api.close()
  }
}
