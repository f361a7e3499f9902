import { Modal } from '@mantine/core'
import { useTexts } from '#platform/web/language.tsx'
import { useReturnFocus } from '#platform/web/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { ChatUser } from '../domain/chat.ts'
import classes from './Chat.module.css'
import { PersonEntry } from './ListEntry.tsx'
import { chatScreenTexts } from './texts.ts'

type Props = { name: string; users: readonly ChatUser[]; onClose(): void }

/** Several people have the name. */
export function PickPerson({ name, users, onClose }: Props) {
  const t = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  useReturnFocus()
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('pick_person')}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <p className={classes.pickHint}>{t('pick_person_hint', { name })}</p>
      <ul className={classes.entryList}>
        {users.map((user) => (
          <PersonEntry key={user.uid} user={user} onOpened={onClose} />
        ))}
      </ul>
    </Modal>
  )
}
