/** Finds in the text of a source file which tables it writes, however its calls and statements are laid out. */

/** Functions that write the table they are given, and its place among their arguments. */
const helpers: Readonly<Record<string, number>> = {
  insertInto: 0,
  replaceInto: 0,
  updateTable: 0,
  deleteFrom: 0,
  mergeInto: 0,
  insertRow: 1,
  insertRows: 1,
  insertRowSet: 1,
  updateRow: 1,
  updateRowSet: 1,
  touchRow: 1,
  deleteRow: 1,
  followCustomer: 1,
  serveRecord: 1,
}

const names = Object.keys(helpers).join('|')
const helperCall = new RegExp(String.raw`(?<!function )\b(${names})\s*(?:<[^()]*>)?\(`, 'g')
const renamedHelper = new RegExp(String.raw`\b(?:${names})\s+as\s+\w+`, 'g')

/** Statements that write, as `plainSql` spells them; what follows the table tells a statement from a sentence. */
const statements = [
  /\binsert into (\w+)(?: as \w+)? ?(?:[(;$'"`+]|select\b|values\b|default\b|table\b|with\b|overriding\b|$)/gi,
  /\bupdate (\w+)(?: as)?(?: (?!set )\w+)? set (?:[\w.]+ ?=|[($'"`+])/gi,
  /\bdelete from (\w+) ?(?:[;)$'"`+]|$)/gi,
  /\bdelete from (\w+)(?: as)?(?: \w+)?? (?:where|using|returning)\b/gi,
  /\bmerge into (\w+)(?: as)?(?: \w+)?? using\b/gi,
  /\btruncate (?:table )?(\w+(?: ?, ?\w+)*) ?(?:[;'"`+]|restart\b|continue\b|cascade\b|$)/gi,
  /\bcopy (\w+) ?(?:\([^)]*\) ?)?from (?:stdin|program)\b/gi,
]
const variableStatements = [
  /\b(?:insert into|update|delete from|merge into|truncate|truncate table) \$\{/gi,
  /\bcopy \$\{[^`]+ from (?:stdin|program)\b/gi,
]

const stringOrComment =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const withoutComments = (source: string): string =>
  source.replace(stringOrComment, (_found, text: string | undefined) => text ?? ' ')

const literalPlaceholder = /\$\{\s*sql\s*\.\s*(?:table|ref|id|raw)\(\s*(['"`])([\w.]+)\1\s*,?\s*\)\s*\}/g

/** A text of SQL without schema, quotes, comments and line breaks. */
const plainSql = (text: string): string =>
  text
    .replace(literalPlaceholder, '$2')
    .replaceAll(/\s--[^\n]*/g, ' ')
    .replaceAll(/\\?"(\w+|\$\{[^}]*\})\\?"/g, '$1')
    .replaceAll(/(?:\s|\\n)+/g, ' ')
    .replaceAll(/\bpublic ?\. ?/gi, '')
    .replaceAll(/\b(update|from|into|table|truncate) only (?=[\w$])/gi, '$1 ')

/** The tables that the statements in a text write. */
export function tablesWrittenBySql(text: string): string[] {
  const plain = plainSql(text)
  return statements.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(([, tables = '']) => tables.split(/ ?, ?/)),
  )
}

/** The arguments of the call whose parenthesis opens before `start`. */
function argumentsFrom(source: string, start: number): string[] {
  const found: string[] = []
  let argument = ''
  let depth = 0
  for (const sign of source.slice(start)) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth < 0) break
    if (depth === 0 && sign === ',') {
      found.push(argument.trim())
      argument = ''
    } else argument += sign
  }
  return [...found, argument.trim()]
}

/** The argument of each writing call that says which table. */
const tableArguments = (source: string): string[] =>
  [...source.matchAll(helperCall)].map(({ 0: found, 1: name = '', index }) => {
    const argument = argumentsFrom(source, index + found.length)[helpers[name] ?? 0] ?? ''
    return /^\{.*?\btable: *([^\s,}]+)/s.exec(argument)?.[1] ?? argument.replace(/\s+as const$/, '')
  })

const tableName = (text: string): string | undefined =>
  /^(['"`])(?:public\.)?(\w+)(?:\s+as\s+\w+)?\1$/.exec(text.trim())?.[2]

const LIST = String.raw`\[([^\]]*)\]`

/** The tables that an argument names: by a literal, by a list, or by a list that the same file declares. */
function tablesNamed(argument: string, source: string): string[] | null {
  const single = tableName(argument)
  if (single) return [single]
  const isName = /^\w+$/.test(argument)
  const items = new RegExp(isName ? String.raw`\bconst ${argument}\b[^=\n]*=\s*${LIST}` : `^${LIST}$`).exec(
    isName ? source : argument,
  )?.[1]
  const tables = items?.split(',').flatMap((item) => (item.trim() ? [tableName(item)] : []))
  return tables?.every((table) => table !== undefined) ? tables : null
}

export function tablesWrittenIn(source: string): string[] {
  const code = withoutComments(source)
  return [
    ...tableArguments(code).flatMap((argument) => tablesNamed(argument, code) ?? []),
    ...tablesWrittenBySql(code),
  ]
}

/** Writes whose table is a variable, so that the text does not tell it. */
export function variableWritesIn(source: string): string[] {
  const code = withoutComments(source)
  const sql = plainSql(code)
  return [
    ...tableArguments(code).filter((argument) => tablesNamed(argument, code) === null),
    ...variableStatements.flatMap((pattern) => [...sql.matchAll(pattern)].map(([found]) => found)),
    ...[...code.matchAll(renamedHelper)].map(([found]) => found),
  ]
}
