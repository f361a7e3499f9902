export type ScriptValues = { name: string; wine: string | null; seller: string }

const PLACE = /\{(name|wine|seller)\}/g

/** A sentence about the last wine is left out for somebody who has never bought one. */
function sentences(line: string): string[] {
  return line.match(/[^.!?]+[.!?]*\s*/g) ?? [line]
}

/** What is said, with the customer's name, the last wine and the seller put in. */
export function fillScript(text: string, values: ScriptValues): string {
  return text
    .split('\n')
    .map((line) =>
      sentences(line)
        .filter((sentence) => values.wine !== null || !sentence.includes('{wine}'))
        .join('')
        .replace(PLACE, (_place, field: keyof ScriptValues) => values[field] ?? '')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
