import { say } from '#core/texts/texts.ts'
import { useLanguage } from '#platform/web/language.tsx'
import type { Evidence } from '../domain/matching/decision.ts'
import { evidenceColours, evidenceTexts } from '../evidence-texts.ts'
import classes from './BankScreen.module.css'

const AMOUNTS: ReadonlySet<string> = new Set(['too_much', 'too_little', 'small_difference'])

/** What speaks for and against a proposal, each in a chip. */
export function Chips({ evidence }: { evidence: readonly Evidence[] }) {
  const language = useLanguage()
  return (
    <span className={classes.chips}>
      {evidence.map(({ code, text = '' }) => (
        <span
          key={`${code} ${text}`}
          className={`wk-badge ${classes.chip}`}
          data-tone={evidenceColours[code]}
        >
          {say(evidenceTexts[code], language, { text: text && AMOUNTS.has(code) ? `${text} €` : text })
            .replace(/[:\s]+$/, '')
            .trim()}
        </span>
      ))}
    </span>
  )
}
