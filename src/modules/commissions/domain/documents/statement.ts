import type { Company } from '#core/company/company-fields.ts'
import type { DayRange, IsoDate } from '#core/days/dates.ts'
import type { Cell, DocumentBlock, DocumentModel, TableColumn, TotalRow } from '#core/document.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'
import { dated, fact, pdfName, text } from '#modules/orders/domain/documents/letters/letter.ts'
import { reasonTexts } from '#modules/commissions/account-texts.ts'
import type { AccountKind, AccountRow } from '../account.ts'
import { partyLines, type SlipParty } from './slip.ts'

export type StatementLine = Pick<
  AccountRow,
  'kind' | 'day' | 'sip_id' | 'f_no' | 'fis_no' | 'customer' | 'base' | 'rate' | 'amount' | 'why'
> & {
  /** Changes what an issued statement has told. */
  is_correction?: boolean
}

/** Common data of the documents about an account. */
export type AccountSource = { party: SlipParty; company: Company; range: DayRange; today: IsoDate }

export type StatementSource = AccountSource & {
  lines: readonly StatementLine[]
  /** The sums of the whole account, independent of the period. */
  account: ReadonlyMap<AccountKind, number>
  /** Number of a statement that is issued. */
  number?: string
}

/** The parts of the statement, in the order in which commission comes about. */
const parts = [
  {
    kind: 'earned',
    label: 'Verdient, noch nicht ausgezahlt',
    title: 'Verdient: vom Kunden bezahlt, noch nicht ausgezahlt',
  },
  { kind: 'paid', label: 'Verdient und ausgezahlt', title: 'Verdient: vom Kunden bezahlt und ausgezahlt' },
  { kind: 'taken_back', label: 'Zurückgenommen', title: 'Zurückgenommen: Auftrag storniert' },
  { kind: 'debt', label: 'Noch zurückzunehmen', title: 'Noch zurückzunehmen: Auftrag storniert' },
  { kind: 'advance', label: 'Offene Vorschüsse', title: 'Offene Vorschüsse (mit Umsatzsteuer)' },
  { kind: 'expected', label: 'Erwartet', title: 'Erwartet: fällig, sobald der Kunde bezahlt' },
  { kind: 'written_off', label: 'Gelöscht', title: 'Von der Verwaltung gelöscht' },
] as const satisfies readonly { kind: AccountKind; label: string; title: string }[]

const columns: readonly TableColumn[] = [
  { label: 'Datum', kind: 'date', width: 22 },
  { label: 'Auftrag und Kunde', kind: 'text' },
  { label: 'Grund', kind: 'text', width: 40 },
  { label: 'Netto', kind: 'money', width: 22 },
  { label: 'Satz %', kind: 'money', width: 17 },
  { label: 'Provision', kind: 'money', width: 24, isCarried: true },
]

function numberOf({ sip_id, f_no, fis_no }: StatementLine): string {
  const names = [f_no && `Rechnung ${f_no}`, sip_id && `Auftrag ${sip_id}`, fis_no && `Abrechnung ${fis_no}`]
  return names.filter(Boolean).join(', ') || '–'
}

/** Why the line is there; of paid commission, which slip has paid it. */
function stateOf({ is_correction, day, kind, why, fis_no }: StatementLine): string {
  if (is_correction) return `Nachtrag zu ${day?.slice(5, 7)}/${day?.slice(0, 4)}`
  return kind === 'paid' && fis_no ? `bezahlt mit ${fis_no}` : reasonTexts[why].de
}

const row = (line: StatementLine): readonly Cell[] => [
  line.day,
  line.customer ? { text: line.customer, detail: numberOf(line) } : numberOf(line),
  stateOf(line),
  line.base,
  line.rate,
  line.amount,
]

export const sumOf = (lines: readonly { amount: number }[]): number =>
  euros(sumCents(lines.map(({ amount }) => cents(amount))))

function partTable(
  lines: readonly StatementLine[],
  { kind, title }: (typeof parts)[number],
): DocumentBlock[] {
  const own = lines.filter((line) => line.kind === kind)
  return own.length ? [{ type: 'table', title, columns, rows: own.map(row) }] : []
}

function totals({ lines, account, today }: StatementSource): DocumentBlock[] {
  const named = (sum: (kind: AccountKind) => number): TotalRow[] =>
    parts.map(({ kind, label }) => ({ label, amount: sum(kind) })).filter(({ amount }) => amount !== 0)
  const ofPeriod = named((kind) => sumOf(lines.filter((line) => line.kind === kind)))
  return [
    {
      type: 'totals',
      rows: [...ofPeriod, { label: 'Summe des Zeitraums', amount: sumOf(lines), style: 'strong' }],
    },
    text(`Stand des ganzen Kontos am ${dated(today)}:`),
    {
      type: 'totals',
      rows: named((kind) => account.get(kind) ?? 0),
      closing: [
        {
          type: 'text',
          style: 'small',
          text:
            'Ein Buchauszug über alle Geschäfte des Zeitraums steht Ihnen jederzeit zur Verfügung. ' +
            'Ein Schweigen auf diese Abrechnung gilt nicht als Zustimmung.',
        },
      ],
    },
  ]
}

export const headOf = ({ party, company, range, today }: AccountSource, title: string) => ({
  fileName: pdfName(title, `${range.from}_${range.to}`),
  title,
  subtitle: `${dated(range.from)} – ${dated(range.to)}`,
  date: today,
  sender: senderOf(company),
  recipient: partyLines(party),
  facts: [
    ...fact('Zeitraum', `${dated(range.from)} – ${dated(range.to)}`),
    ...fact('Stand', dated(today)),
    ...fact('Für', party.adi),
  ],
})

/** The commission statement of a period: every line that adds to or reduces a claim. */
export function accountStatement(source: StatementSource): DocumentModel {
  const { lines } = source
  const head = headOf(source, 'Provisionsabrechnung')
  return {
    ...head,
    facts: [...fact('Nummer', source.number), ...head.facts],
    body: [
      text(
        lines.length
          ? 'Aus Ihren Geschäften ergeben sich diese Provisionen. Jede Zeile nennt Auftrag, Bemessungsgrundlage, Satz, Betrag und Stand.'
          : 'In diesem Zeitraum gibt es keine Bewegung auf Ihrem Provisionskonto.',
      ),
      ...parts.flatMap((part) => partTable(lines, part)),
      ...totals(source),
    ],
  }
}
