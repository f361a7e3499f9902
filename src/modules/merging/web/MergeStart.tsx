import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callList } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { duplicateList, type DuplicateRow } from '../domain/duplicate-list.ts'
import { mergeTexts } from '../texts.ts'
import { MergeDialog } from './MergeDialog.tsx'

type Props = { id: number; onClose(): void }

/** Records that may be the same customer, beside this one. */
async function candidatesOf(id: number): Promise<{ id: number; name: string | null }[]> {
  const ask = (filters: Record<string, number>) =>
    callList<DuplicateRow>(duplicateList, { filters, limit: 10, offset: 0 })
  const [younger, older] = await Promise.all([ask({ other_id: id }), ask({ id })])
  return [
    ...older.datalist
      .filter((row) => row.id === id)
      .map((row) => ({ id: row.other_id, name: row.other_name })),
    ...younger.datalist.filter((row) => row.other_id === id).map((row) => ({ id: row.id, name: row.name })),
  ]
}

/** Opened from a customer: asks which other record is the same customer. */
export function MergeStart({ id, onClose }: Props) {
  const t = useTexts(mergeTexts)
  const common = useTexts(commonTexts)
  const [other, setOther] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const query = useQuery({
    queryKey: ['/customer_merge/list', 'of', id],
    queryFn: () => candidatesOf(id),
  })
  if (other !== null) return <MergeDialog first={id} second={other} onClose={onClose} />
  const number = Number(typed)
  const isNumber = Number.isInteger(number) && number > 0 && number !== id

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isNumber) setOther(number)
  }

  return (
    <Dialog title={t('start_title', { id })} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Loaded query={query}>
            {(rows) => (
              <>
                <Text size="sm">{t(rows.length ? 'start_found' : 'start_none')}</Text>
                {rows.map((row) => (
                  <Button
                    key={row.id}
                    variant="default"
                    justify="flex-start"
                    onClick={() => setOther(row.id)}
                  >
                    {row.id} {row.name}
                  </Button>
                ))}
              </>
            )}
          </Loaded>
          <TextInput
            label={t('start_number')}
            inputMode="numeric"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value.trim())}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" disabled={!isNumber}>
              {t('start_compare')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
