import { Select } from '@mantine/core'
import { isAdmin, Level } from '#core/actor.ts'
import { common } from '#platform/web/form/field-props.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { whyMayNotGrant } from '../domain/granting.ts'
import { userTexts } from '../texts.ts'
import { userScreenTexts } from './texts.ts'
import type { UserFieldSource } from './user-data.ts'

type Props = { form: UserFieldSource; oldLevel: number | null; onChoose(level: number): void }

/** The level of a user; what the signed-in person may not grant is greyed, with the reason below. */
export function LevelField({ form, oldLevel, onChoose }: Props) {
  const t = useTexts(userTexts)
  const screen = useTexts(userScreenTexts)
  const actor = useUser()
  const levels = useReference('sys_user_level').filter(({ value }) => value !== String(Level.system))
  const mayGrant = (level: number) =>
    whyMayNotGrant({ actor: actor.user_level, old: oldLevel, new: level, secret: 'right' }) === null
  const { user_level } = form.values
  const description = isAdmin(actor) ? undefined : screen('level_admin_only')
  return (
    <Select
      {...common({ form, name: 'user_level', label: t('user_level'), description })}
      data={levels.map(({ value, label }) => ({ value, label, disabled: !mayGrant(Number(value)) }))}
      allowDeselect={false}
      value={user_level === null ? null : String(user_level)}
      onChange={(value) => {
        if (value !== null) onChoose(Number(value))
      }}
    />
  )
}
