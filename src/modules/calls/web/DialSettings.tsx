import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors, write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts.ts'
import { chooseNotices, isSupported, wantsNotices } from './desktop-notices.ts'
import { deskTexts } from './texts.ts'

type Props = { template: string | null; onClose(): void }

/** What a click on a number opens; a telephone of the company has an address of its own. */
export function DialSettings({ template, onClose }: Props) {
  const t = useTexts(deskTexts)
  const queries = useQueryClient()
  const [typed, setTyped] = useState(template ?? '')
  const [hasNotices, setNotices] = useState(wantsNotices)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    try {
      await write('/call_preference/save', { dial_template: typed })
      await queries.invalidateQueries({ queryKey: ['/call/state'] })
      onClose()
    } catch (error) {
      const { dial_template } = fieldErrors(error)
      if (!dial_template) toastError(error)
      setProblem(dial_template ?? null)
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
            error={problem}
            maxLength={300}
            autoFocus
            onChange={(event) => setTyped(event.currentTarget.value)}
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
