import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import type { ChatUser } from '#modules/chat/domain/chat.ts'
import { includesFolded } from '../messages/fold.ts'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'

type Props = { users: readonly ChatUser[]; chosen: readonly number[]; onChange(chosen: number[]): void }

/** People to be ticked, found by a few letters. */
export function PeoplePicker({ users, chosen, onChange }: Props) {
  const t = useTexts(chatPanelTexts)
  const [typed, setTyped] = useState('')
  const shown = users.filter(
    ({ uid, name, name_surname }) => chosen.includes(uid) || includesFolded(`${name_surname} ${name}`, typed),
  )
  if (!users.length) return <p className="wk-hint">{t('no_candidates')}</p>
  return (
    <fieldset className={classes.picker}>
      <legend>{t('participants')}</legend>
      <TextInput
        size="xs"
        type="search"
        aria-label={t('find_people')}
        placeholder={t('find_people')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={`wk-stack ${classes.pickerList}`}>
        {shown.map(({ uid, name, name_surname }) => (
          <Checkbox
            key={uid}
            size="xs"
            label={name_surname}
            description={name}
            checked={chosen.includes(uid)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, uid] : chosen.filter((id) => id !== uid))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
