import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { ChatUser } from '#modules/chat/domain/chat.ts'
import classes from '../Chat.module.css'
import { PersonEntry } from '../ListEntry.tsx'
import { chatScreenTexts } from '../texts.ts'

type Props = { name: string; users: readonly ChatUser[]; onClose(): void }

/** Asks which of several users with the same name is meant. */
export function PickPerson({ name, users, onClose }: Props) {
  const t = useTexts(chatScreenTexts)
  return (
    <Dialog title={t('pick_person')} onClose={onClose}>
      <p className={classes.pickHint}>{t('pick_person_hint', { name })}</p>
      <ul className="wk-list">
        {users.map((user) => (
          <PersonEntry key={user.uid} user={user} onOpened={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}
