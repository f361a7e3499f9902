import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDayOf, formatMoment } from '#core/days/dates.ts'
import { call, write } from '#platform/web/api.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { PlainScreen } from '#platform/web/screen/PlainScreen.tsx'
import { PlainTable } from '#platform/web/screen/PlainTable.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { PhoneSystemRow } from '#modules/telephone/domain/incoming-calls.ts'
import { incomingTexts } from '../incoming/incoming-texts.ts'

const PATH = '/phone_system/list'

/** /genel/telefon: telephone systems that may tell of incoming calls. */
export function PhoneSystemScreen() {
  const t = useTexts(incomingTexts)
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({ queryKey: [PATH], queryFn: async () => (await call(PATH)).datalist })
  return (
    <PlainScreen
      hint={t('systems_hint')}
      acts={<Button onClick={() => setAdding(true)}>{t('new_system')}</Button>}
    >
      <Loaded query={query}>
        {(rows) => (rows.length ? <Systems rows={rows} /> : <Text>{t('none')}</Text>)}
      </Loaded>
      {isAdding && <NewSystem onClose={() => setAdding(false)} />}
    </PlainScreen>
  )
}

function Systems({ rows }: { rows: readonly PhoneSystemRow[] }) {
  const t = useTexts(incomingTexts)
  return (
    <PlainTable
      title={t('systems_title')}
      heads={[t('name'), t('created'), t('last_event'), t('state'), t('acts')]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.name,
          `${formatDayOf(row.created_at)} · ${row.created_name}`,
          row.last_event_at ? formatMoment(row.last_event_at) : '–',
          row.revoked_at
            ? t('revoked', { day: formatDayOf(row.revoked_at), name: row.revoked_name ?? '' })
            : t('active'),
          !row.revoked_at && <RevokeButton key="acts" system={row} />,
        ],
      }))}
    />
  )
}

function RevokeButton({ system: { id, name } }: { system: PhoneSystemRow }) {
  const t = useTexts(incomingTexts)
  const queries = useQueryClient()

  async function revoke() {
    const isDone = await confirm({
      title: t('revoke'),
      message: t('revoke_question', { name }),
      confirm: t('revoke'),
      danger: true,
      act: () => write('/phone_system/revoke', { id }),
    })
    if (isDone) await queries.invalidateQueries({ queryKey: [PATH] })
  }

  return (
    <Button size="compact-xs" variant="default" onClick={() => void revoke()}>
      {t('revoke')}
    </Button>
  )
}

/** Asks for the name, then shows the token, once. */
function NewSystem({ onClose }: { onClose(): void }) {
  const t = useTexts(incomingTexts)
  const common = useTexts(commonTexts)
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [token, setToken] = useState<string | null>(null)

  async function save() {
    try {
      const { save_response } = await write('/phone_system/create', { name })
      setToken(save_response.token)
      await queries.invalidateQueries({ queryKey: [PATH] })
    } catch (error) {
      const found = fieldErrors(error).name
      if (!found) toastError(error)
      setProblem(found ?? null)
    }
  }

  return (
    <Dialog title={t('new_system')} onClose={onClose}>
      {token === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Stack gap="sm">
            <TextInput
              label={t('name')}
              value={name}
              error={problem}
              maxLength={100}
              autoFocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit">{common('save')}</Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Stack gap="sm">
          <Text size="sm">{t('token_once')}</Text>
          <TextInput
            label={t('token')}
            value={token}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group justify="flex-end">
            <CopyButton value={token}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{common('close')}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
