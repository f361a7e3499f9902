import classes from '../Messages.module.css'
import { splitLinks } from './links.ts'

/** The text of a message; links in it open in a new tab without a referrer. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.text}>
      {splitLinks(text).map(({ text: part, href }, at) =>
        href ? (
          // The order of the parts never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
