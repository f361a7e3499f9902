import { ActionIcon } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { useStore, type Store } from '../store.ts'
import { frameTexts } from '../frame-texts.ts'
import type { Waiting } from './notices.ts'
import classes from './Shell.module.css'

type Props = {
  label: string
  emptyText: string
  icon: ReactNode
  notices: Store<Waiting>
  /** Where all of it is, and what that is called. */
  page: string
  pageText: string
}

/**
 * An icon with the number of unread notices; the overlay lists them and opens each in a new window.
 * The browser's own popover closes by Esc and by a click elsewhere, and costs no script.
 */
export function Bell({ label, emptyText, icon, notices, page, pageText }: Props) {
  const t = useTexts(frameTexts)
  const { total, latest } = useStore(notices)
  const overlay = useId()
  return (
    <>
      <div className={classes.bell}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${label} (${total})`}
          popoverTarget={overlay}
        >
          {icon}
        </ActionIcon>
        {total > 0 && (
          <span className={classes.unread} aria-hidden>
            {total}
          </span>
        )}
      </div>
      <div id={overlay} popover="auto" className={`wk-panel ${classes.overlay}`}>
        {latest.length === 0 && emptyText}
        {latest.length > 0 && (
          <table className="wk-table">
            <thead>
              <tr>
                <th scope="col">{t('sender')}</th>
                <th scope="col">{t('message')}</th>
              </tr>
            </thead>
            <tbody>
              {latest.map((notice) => (
                <tr key={notice.id}>
                  <td>{notice.sender}</td>
                  <td>
                    <a className="wk-link" href={notice.opens} target="_blank" rel="noopener">
                      {notice.message}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <a className={`wk-link ${classes.allNotices}`} href={page} target="_blank" rel="noopener">
          {pageText}
        </a>
      </div>
    </>
  )
}
