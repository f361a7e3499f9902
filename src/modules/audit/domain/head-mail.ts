import { formatDate, type IsoDate } from '#core/days/dates.ts'
import { formatNumber } from '#core/money/money.ts'

type Proof = { ok: boolean; rows: number; first_break: number | null }

export type CheckedChain = { name: string; proof: Proof; head: string | null }

/** What somebody kept of a chain: the number of a link and its hash. */
const HEAD = /(?<![\w-])(\d{1,10}) ([0-9a-f]{64})(?![0-9a-f])/g

/** The heads in a text, such as a mail that was kept; line breaks of mail programs do not matter. */
export const headsIn = (text: string): string[] => [
  ...new Set([...text.replace(/\s+/g, ' ').matchAll(HEAD)].map(([head]) => head)),
]

const resultOf = ({ name, proof: { ok, rows, first_break } }: CheckedChain) =>
  ok
    ? `${name}: vollständig und unverändert, ${formatNumber(rows)} Einträge`
    : `${name}: Eintrag ${first_break ?? 0} passt nicht. Dort oder kurz danach wurde etwas geändert, gelöscht oder eingefügt.`

/** The mail with the heads of a day; it proves them outside the database. */
export function headMail(day: IsoDate, chains: readonly CheckedChain[]): { subject: string; text: string } {
  const isWhole = chains.every(({ proof }) => proof.ok)
  const heads = chains.flatMap(({ name, head }) => (head ? [`${name}: ${head}`] : []))
  return {
    subject: `${isWhole ? 'Enden der Ketten' : 'Achtung, eine Kette ist unterbrochen'} (${formatDate(day)})`,
    text: [
      chains.map(resultOf).join('\n'),
      ['Die letzten Glieder:', ...heads].join('\n'),
      'Bitte aufheben: Unter „Änderungsprotokoll“, „Ketten prüfen“ können Sie diesen Text einfügen. Die Prüfung sagt, ob die Ketten diese Glieder noch enthalten. Fehlt eines, wurde seitdem etwas entfernt, oder eine ältere Sicherung wurde zurückgespielt.',
      'Abschalten lässt sich diese E-Mail in den Einstellungen unter „Sicherung“.',
    ].join('\n\n'),
  }
}
