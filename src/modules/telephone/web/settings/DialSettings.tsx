import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { chooseNotices, isSupported, wantsNotices } from '../incoming/desktop-notices.ts'
import { deskTexts } from '../texts.ts'

type Props = { template: string | null; extension: string | null; onClose(): void }

type Problems = { dial_template?: string | undefined }

/** What a click on a number opens; a telephone of the company has an address of its own. */
export function DialSettings({ template, extension, onClose }: Props) {
  const t = useTexts(deskTexts)
  const queries = useQueryClient()
  const [typed, setTyped] = useState(template ?? '')
  const [hasNotices, setNotices] = useState(wantsNotices)
  const [problems, setProblems] = useState<Problems>({})

  async function save() {
    try {
      await write('/call_preference/save', { dial_template: typed })
      await queries.invalidateQueries({ queryKey: ['/call/state'] })
      onClose()
    } catch (error) {
      const found: Problems = fieldErrors(error)
      if (!found.dial_template) toastError(error)
      setProblems(found)
    }
  }

  return (
    <Dialog title={t('dial_settings')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('dial_template')}
            placeholder="https://telefon.example/call?to={number}"
            value={typed}
            error={problems.dial_template}
            maxLength={300}
            autoFocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <TextInput
            label={t('extension')}
            description={t('extension_hint')}
            value={extension ?? '–'}
            readOnly
          />
          {isSupported() && (
            <Switch
              label={t('desktop_notices')}
              checked={hasNotices}
              onChange={(event) => void chooseNotices(event.currentTarget.checked).then(setNotices)}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit">{t('save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
