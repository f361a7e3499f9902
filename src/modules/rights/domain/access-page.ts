import { formatDate, formatMoment, type IsoDate } from '#core/days/dates.ts'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { fieldName, historyValue, type LogReader } from '#core/log/history-value.ts'
import type { LoggedChange } from '#core/log/history.ts'
import { loggedKind } from '#core/log/logged-kinds.ts'
import { say, type Language, type Text } from '#core/texts/texts.ts'
import { loggedChanges } from '#modules/audit/domain/logged-changes.ts'
import { tableTexts } from '#modules/audit/texts.ts'
import { accessTexts } from '../access-texts.ts'
import { panelTexts } from '../texts.ts'
import { personalTables, type Keeping, type Part } from './personal-data.ts'
import type { Term } from './retention.ts'

type Row = Record<string, unknown>

export type Stored = { name: string; rows: Row[] }

/** An entry of the change log, with its moment. */
export type Change = LoggedChange & { at: string; note: string | null }

export type AccessPage = {
  language: Language
  person: { name: string | null; number: string }
  day: IsoDate
  /** Who answers for the data: name, address and how to be reached. */
  controller: readonly string[]
  stored: readonly Stored[]
  changes: readonly Change[]
  retention: Readonly<Record<Keeping, Term>>
  /** What the company adds in its own words. */
  note: string
  readerOf(table: string): LogReader
}

const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'MT', 'NZ', 'US'])

/** The language in which a person is told, as long as nobody chooses another one. */
export function languageOfCountry(country: string): Language {
  if (country === 'TR') return 'tr'
  return ENGLISH_SPEAKING.has(country) ? 'en' : 'de'
}

/** Why which parts of the data are kept; a part may serve several purposes. */
const purposes = {
  contract: ['customer', 'addresses', 'orders', 'shipments', 'files', 'tasks'],
  books: ['orders', 'documents', 'bookings', 'bank', 'mandates'],
  advice: ['conversations', 'calls', 'mails'],
  proof: ['consents'],
  safety: ['imports', 'log'],
} as const satisfies Record<string, readonly Part[]>

type Purpose = keyof typeof purposes

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** A table with more columns would not fit a sheet of paper; its rows are written one below the other. */
const MOST_COLUMNS = 6

/** Names of staff are left to the company. */
const OF_STAFF: ReadonlySet<string> = new Set(['per_name'])

const isShown = (reader: LogReader, column: string) =>
  reader.texts[column] !== undefined &&
  !OF_STAFF.has(column) &&
  !['internal', 'sys_users'].includes(loggedKind(reader.table, column) ?? '')

/** A "no" is left out: of what a person likes or has done only the rest is worth reading. */
const isFilled = (reader: LogReader, column: string, value: unknown) =>
  value !== null && value !== '' && !(loggedKind(reader.table, column) === 'flag' && value === '0')

/** The columns that a person can read: named ones that some row fills. */
const columnsOf = (rows: readonly Row[], reader: LogReader): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (column) => isShown(reader, column) && rows.some((row) => isFilled(reader, column, row[column])),
  )

function readable({ name, rows }: Stored, reader: LogReader): string {
  const title = tableTexts[name as keyof typeof tableTexts] as Text | undefined
  const columns = columnsOf(rows, reader)
  if (!title || !columns.length) return ''
  const label = (column: string) => escapeHtml(fieldName(reader, column))
  const value = (row: Row, column: string) => escapeHtml(historyValue(reader, column, row[column]))
  const body =
    columns.length <= MOST_COLUMNS
      ? table(
          columns.map(label),
          rows.map((row) => columns.map((column) => value(row, column))),
        )
      : rows
          .map(
            (row) =>
              `<table><tbody>${columns
                .filter((column) => isFilled(reader, column, row[column]))
                .map(
                  (column) => `<tr><th scope="row">${label(column)}</th><td>${value(row, column)}</td></tr>`,
                )
                .join('')}</tbody></table>`,
          )
          .join('')
  return `<h3>${escapeHtml(say(title, reader.language))}</h3>${body}`
}

function changeRow(change: Change, reader: LogReader): string[] {
  const title = tableTexts[change.table_name as keyof typeof tableTexts] as Text | undefined
  const fields = loggedChanges(change)
    .filter(
      ({ field, before, after }) =>
        isShown(reader, field) && [before, after].some((value) => isFilled(reader, field, value)),
    )
    .map(({ field, before, after }) => {
      const values = [before, after].map((value) => historyValue(reader, field, value))
      const told =
        change.action === 'UPDATE' ? values.join(' → ') : values[change.action === 'INSERT' ? 1 : 0]
      return `${fieldName(reader, field)}: ${told}`
    })
  const name = title ? say(title, reader.language) : change.table_name
  return [formatMoment(change.at), name, fields.join('; ')].map(escapeHtml)
}

function keptFor(keeping: Keeping, term: Term, language: Language): string {
  const text = accessTexts[`kept_${keeping}`]
  return 'months' in term
    ? say(text, language, { months: term.months })
    : say(text, language, { years: term.years })
}

/** The carriers of the parcels, by their names. */
function carriers(stored: readonly Stored[], readerOf: AccessPage['readerOf']): string[] {
  const rows = stored.find(({ name }) => name === 'kargo_cikti')?.rows ?? []
  const reader = readerOf('kargo_cikti')
  return [
    ...new Set(
      rows.flatMap(({ kargo_firm }) => {
        const name = reader.wordOf('kargo_sirketi', String(kargo_firm))
        return name ? [name] : []
      }),
    ),
  ]
}

function recipientsOf(
  { language, stored, readerOf }: AccessPage,
  has: (...parts: Part[]) => boolean,
): string[] {
  const t = (key: keyof typeof accessTexts, params = {}) => say(accessTexts[key], language, params)
  const names = carriers(stored, readerOf)
  return [
    t('recipient_staff'),
    ...(names.length ? [t('recipient_carrier', { names: names.join(', ') })] : []),
    ...(has('bookings', 'bank', 'mandates') ? [t('recipient_bank')] : []),
    ...(has('mails') ? [t('recipient_mail')] : []),
    ...(has('documents', 'bookings') ? [t('recipient_tax')] : []),
  ]
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}
h1{font-size:1.6rem;margin-bottom:0}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #bbb}h3{font-size:1rem;margin-top:1.5rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem}th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f3f3f3;font-weight:600}th[scope=row]{width:16rem}tr{break-inside:avoid}p{margin:.5rem 0}`

/** The page that begins the file for a person: what Art. 15 asks for, then the data in tables. */
export function accessPage(page: AccessPage): string {
  const { language, person, day, controller, stored, changes, retention, note, readerOf } = page
  const t = (key: keyof typeof accessTexts, params = {}) =>
    escapeHtml(say(accessTexts[key], language, params))
  const partsHere = new Set<Part>([
    ...stored.flatMap(({ name }) => personalTables[name]?.part ?? []),
    ...(changes.length ? (['log'] as const) : []),
  ])
  const has = (...parts: Part[]) => parts.some((part) => partsHere.has(part))
  const section = (title: keyof typeof accessTexts, content: string) => `<h2>${t(title)}</h2>${content}`
  const purposeRows = (Object.keys(purposes) as Purpose[]).flatMap((purpose) => {
    const parts = purposes[purpose].filter((part) => has(part))
    if (!parts.length) return []
    const names = parts.map((part) => say(panelTexts[`part_${part}`], language)).join(', ')
    return [[t(`purpose_${purpose}`), escapeHtml(names), t(`basis_${purpose}`)]]
  })
  const kept = (Object.keys(retention) as Keeping[]).map((keeping) =>
    escapeHtml(keptFor(keeping, retention[keeping], language)),
  )
  const facts = [
    [t('person'), escapeHtml(person.name ?? '–')],
    [t('number'), escapeHtml(person.number)],
    [t('day'), formatDate(day)],
    [t('controller'), controller.map(escapeHtml).join('<br>') || '–'],
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('title')}</title><style>${STYLE}</style></head><body>
<h1>${t('title')}</h1><p>${t('law')}</p>
<table><tbody>${facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>
${section('purposes', table([t('purpose'), t('data'), t('basis')], purposeRows))}
${section('recipients', list(recipientsOf(page, has).map(escapeHtml)))}
${section('retention', list([...kept, t('kept_other')]))}
${section('origin', `<p>${t('origin_person')}${has('imports') ? ` ${t('origin_import')}` : ''}</p>`)}
${section('rights', `${list([t('right_correct'), t('right_erase'), t('right_object'), t('right_take'), t('right_complain')])}<p>${t('automatic')}</p>`)}
${note ? `<p>${escapeHtml(note).replaceAll('\n', '<br>')}</p>` : ''}
${section('files', `${list([t('file_data'), t('file_changes'), t('file_documents')])}<p>${t('not_included')}</p>`)}
${section('stored', stored.map((one) => readable(one, readerOf(one.name))).join(''))}
${
  changes.length
    ? section(
        'changes',
        table(
          [t('at'), t('what'), t('change')],
          changes.map((change) => changeRow(change, readerOf(change.table_name))),
        ),
      )
    : ''
}
</body></html>
`
}
