import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { NewUserForm, UserForm, type UserRow } from '../domain/users.ts'
import { useGuardedLevel } from './guarded-level.ts'
import { useMoving } from './leaving/moving.ts'
import { useOffboarding } from './leaving/offboarding.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { userScreenTexts } from './texts.ts'
import { newUser, useManagedUser, valuesOf } from './user-data.ts'
import { UserFields } from './UserFields.tsx'

type Props = { id: number | null; onClose(): void }

export function UserEditor({ id, onClose }: Props) {
  const user = useManagedUser(id)
  if (id === null) return <UserRecord user={null} onClose={onClose} />
  return (
    <RecordLoader query={user} onClose={onClose}>
      {(loaded) => <UserRecord user={loaded} onClose={onClose} />}
    </RecordLoader>
  )
}

type RecordProps = { user: UserRow | null; onClose(): void }

function UserRecord({ user, onClose }: RecordProps) {
  const t = useTexts(userScreenTexts)
  const common = useTexts(commonTexts)
  const actor = useUser()
  const offboarding = useOffboarding()
  const askToMove = useMoving()
  const path = user ? '/sys_users/update' : '/sys_users/create'
  const editor = useEditor(path, user ? UserForm : NewUserForm, {
    initial: user ? valuesOf(user) : newUser(actor),
    record: user,
    ask: async ({ blocked, bayi }) => {
      if (!user) return {}
      const moved = await askToMove(user, bayi)
      if (!moved || user.blocked === '1' || blocked !== '1') return moved
      const outcome = await offboarding.ask(user, 'block')
      if (!outcome) return null
      return outcome.version === null ? moved : { ...moved, version: outcome.version }
    },
    message: (saved) => (user ? common('saved') : common('created', { id: saved.id })),
    onSaved: onClose,
  })
  const { form, failure, clearFailure } = editor
  const level = useGuardedLevel(form, user?.user_level ?? null)
  // The check of the secret has expired: it is asked for again, and the save continues.
  const isSecretStale = failure?.status.code === 'secret_required'

  return (
    <>
      <RecordDrawer
        title={user ? `${t('edit')} · ${user.user_name}` : t('new')}
        size="full"
        editor={editor}
        onClose={onClose}
      >
        <UserFields form={form} user={user} onLevel={level.choose} />
      </RecordDrawer>
      {offboarding.dialog}
      {level.asked !== null && (
        <SecretDialog level={level.asked} onConfirmed={level.grant} onCancel={level.cancel} />
      )}
      {isSecretStale && (
        <SecretDialog
          level={form.values.user_level ?? 0}
          onConfirmed={() => void editor.save()}
          onCancel={() => {
            clearFailure()
            level.restore()
          }}
        />
      )}
    </>
  )
}
