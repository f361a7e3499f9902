import type { Company } from '#core/company/company-fields.ts'
import { businessDay, formatDayOf, formatMoment } from '#core/days/dates.ts'
import type { Cell, DocumentBlock, DocumentModel, TableColumn } from '#core/document.ts'
import type { NumberFile } from '#modules/consents/domain/number-file.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'

const column = (label: string, width?: number): TableColumn => ({
  label,
  kind: 'text',
  ...(width ? { width } : {}),
})

function table(
  title: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
): DocumentBlock[] {
  if (!rows.length)
    return [
      { type: 'text', text: title, style: 'heading' },
      { type: 'text', text: 'Keine Einträge.' },
    ]
  return [{ type: 'table', title, columns, rows }]
}

type Entry = {
  kind: string
  purpose?: string
  wording?: string | null
  given_at?: string
  how?: string | null
  received_by?: string | null
  person?: string
  address?: string
  recorded_at: string
  recorded_by: string | null
}

const kinds: Readonly<Record<string, string>> = {
  granted: 'erteilt',
  withdrawn: 'widerrufen',
  used: 'genutzt',
}

const momentOf = (text: string | null) => (text ? formatMoment(text) : '–')

function consentRow({ id, payload }: NumberFile['chain']['contents'][number]): Cell[] {
  const entry = JSON.parse(payload) as Entry
  const given = entry.given_at
    ? `am ${formatDayOf(entry.given_at.length > 10 ? entry.given_at : `${entry.given_at}T12:00:00Z`)}`
    : ''
  const detail = [entry.wording, entry.how, given, entry.person, entry.address, entry.received_by]
    .filter(Boolean)
    .join(' · ')
  return [
    String(id),
    momentOf(entry.recorded_at),
    kinds[entry.kind] ?? entry.kind,
    detail ? { text: entry.purpose ?? '', detail } : '',
    entry.recorded_by ?? '–',
  ]
}

const yesNo = (isAllowed: boolean) => (isAllowed ? 'gewählt' : 'verhindert')

/** The file for an authority as a letter: the person, the consents, the calls, and how to verify it. */
export function numberDocument(file: NumberFile, company: Company, head: string): DocumentModel {
  const { number, records, chain } = file
  return {
    fileName: `Rufnummer_${number.slice(1)}.pdf`,
    title: `Auskunft über die Rufnummer ${number}`,
    date: businessDay(Temporal.Instant.from(file.made_at)),
    sender: senderOf(company),
    recipient: [],
    facts: [
      { label: 'Rufnummer', value: number },
      { label: 'Stand', value: formatMoment(file.made_at) },
      { label: 'Erstellt von', value: file.made_by },
    ],
    body: [
      ...table(
        'Kunden mit dieser Rufnummer',
        [column('Nr.', 20), column('Name'), column('Ort', 45), column('Land', 15)],
        records.customers.map(({ id, name, city, country }) => [String(id), name, city, country]),
      ),
      ...table(
        'Einwilligungen',
        [
          column('Nr.', 14),
          column('Zeit', 34),
          column('Art', 22),
          column('Inhalt'),
          column('Erfasst von', 30),
        ],
        chain.contents.map(consentRow),
      ),
      ...table(
        'Wünsche, nicht angerufen zu werden',
        [column('Zeit', 34), column('Wortlaut'), column('Aufgehoben', 34)],
        records.requests.map(({ requested_at, wording, withdrawn_at }) => [
          momentOf(requested_at),
          wording,
          momentOf(withdrawn_at),
        ]),
      ),
      ...table(
        'Wählversuche',
        [column('Zeit', 34), column('Wer', 45), column('Ergebnis', 25), column('Prüfung')],
        records.attempts.map(({ decided_at, caller, is_allowed, code }) => [
          momentOf(decided_at),
          caller,
          yesNo(is_allowed),
          code,
        ]),
      ),
      ...table(
        'Gespräche',
        [column('Beginn', 34), column('Ende', 34), column('Wer'), column('Ergebnis', 40)],
        records.calls.map(({ started_at, ended_at, caller, outcome }) => [
          momentOf(started_at),
          momentOf(ended_at),
          caller,
          outcome,
        ]),
      ),
      ...table(
        'Eingehende Anrufe',
        [column('Beginn', 34), column('Angenommen', 34), column('Ende')],
        records.incoming.map(({ started_at, answered_at, ended_at }) => [
          momentOf(started_at),
          momentOf(answered_at),
          momentOf(ended_at),
        ]),
      ),
      { type: 'text', text: 'Prüfung', style: 'heading' },
      {
        type: 'text',
        text: 'Jeder Eintrag über Einwilligungen ist mit seinem Vorgänger verkettet. Die Datei im Format JSON enthält alle Glieder der Kette und lässt sich ohne Verbindung zum Unternehmen prüfen (npm run verify-file -- DATEI).',
      },
      {
        type: 'text',
        text: `Glieder: ${chain.links.length}\nEnde der Kette: ${head}\nPrüfsumme der Angaben: ${file.records_sha256}`,
        style: 'small',
      },
    ],
  }
}
