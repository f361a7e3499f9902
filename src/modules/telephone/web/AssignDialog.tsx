import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { MissedRow } from '../domain/missed-list.ts'
import { missedTexts } from '../missed-texts.ts'

type Props = { caller: MissedRow; onClose(): void }

const TYPING_MS = 250

/** Chooses the customer of a call by search; customers who share the number are listed first. */
export function AssignDialog({ caller: { id, number, known }, onClose }: Props) {
  const t = useTexts(missedTexts)
  const [typed, setTyped] = useState(known > 0 ? number : '')
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data } = useQuery({
    queryKey: ['/search/all', 'customers', search],
    queryFn: async () => (await call('/search/all', { search })).customers,
    enabled: search.length > 1,
  })

  async function assign(cus_id: number) {
    try {
      await write('/missed_call/assign', { id, cus_id })
      toastSuccess(t('assigned', { number }))
      onClose()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Dialog title={`${t('assign')}: ${number}`} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="var(--wk-muted)">
          {t('assign_hint')}
        </Text>
        <TextInput
          label={t('assign_find')}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {data?.length === 0 && <Text size="sm">{t('assign_none')}</Text>}
        {data?.map((customer) => (
          <Button
            key={customer.id}
            variant="default"
            justify="flex-start"
            onClick={() => void assign(customer.id)}
          >
            {customer.label} {customer.hint}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
