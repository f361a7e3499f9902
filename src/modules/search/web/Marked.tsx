import { Fragment } from 'react'
import { foundIn } from './match.ts'

/** A text with its matches highlighted. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const ranges = typed ? foundIn(text, typed) : []
  if (!ranges.length) return text
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to)}
    </>
  )
}
