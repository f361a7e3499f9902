import { CloseButton } from '@mantine/core'
import { useEffect } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useReturnFocus } from '#platform/web/dialogs/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { ContentsProps } from '../messages/Contents.tsx'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'
import { PersonInfo } from './PersonInfo.tsx'
import { RoomInfo } from './RoomInfo.tsx'

type Props = ContentsProps & { onClose(): void }

/** The right column: who it is, what was shared, what can be done about it. */
export function InfoPanel(props: Props) {
  const { onClose, ...contents } = props
  const { target } = contents
  const t = useTexts(chatPanelTexts)
  const c = useTexts(commonTexts)
  const title = 'roomId' in target ? t('group_info') : t('contact_info')
  useEscape(onClose)
  useReturnFocus()
  return (
    <aside className={classes.panel} aria-label={title}>
      <header className="wk-head">
        <CloseButton aria-label={c('close')} onClick={onClose} />
        <h2 className="wk-title">{title}</h2>
      </header>
      <div className="wk-scroll">
        {'roomId' in target ? (
          <RoomInfo {...contents} roomId={target.roomId} />
        ) : (
          <PersonInfo {...contents} uid={target.uid} />
        )}
      </div>
    </aside>
  )
}

/** Elements that handle Esc themselves. */
const CLOSES_ITSELF = '[role="dialog"], [role="menu"]'

/** Esc closes the panel, unless it closes something above it first. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('[data-own-escape]') !== null
      if (key === 'Escape' && !isElsewhere && !document.querySelector(CLOSES_ITSELF)) close()
    }
    // Runs before the dialog's own handler, which removes the dialog.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [close])
}
