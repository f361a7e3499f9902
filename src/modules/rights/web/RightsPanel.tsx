import { Alert, Button, Divider, Select, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallTypes } from '#core/calls.ts'
import { formatDate } from '#core/days/dates.ts'
import { formatNumber } from '#core/money/money.ts'
import { languages, toLanguage, type Language } from '#core/texts/texts.ts'
import { call, callForFile } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { AreaField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { ErasureForm } from '../domain/erasure-form.ts'
import { panelTexts } from '../texts.ts'

type Preview = CallTypes['/person_rights/preview']['answer']['item']
type Props = { id: number; onClose(): void }

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    rights: 'view'
  }
}

const PATH = '/person_rights/preview'

/** What is stored about a customer: as a file for the person, and its erasure. */
export function RightsPanel({ id, onClose }: Props) {
  const query = useQuery({
    queryKey: [PATH, id],
    queryFn: async () => (await call(PATH, { id })).item,
    ...forEditing,
  })
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(preview) => <RightsForm key={preview.version} preview={preview} onClose={onClose} />}
    </RecordLoader>
  )
}

function RightsForm({ preview, onClose }: { preview: Preview; onClose(): void }) {
  const t = useTexts(panelTexts)
  const { id, version, number, name, refusal, erased_at } = preview
  const editor = useEditor('/person_rights/erase', ErasureForm, {
    initial: { confirm: '', reason: '' },
    extra: { id, version },
    message: () => t('erased'),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={t('title', { name: `${number} ${name ?? ''}` })}
      size="medium"
      {...(refusal ? {} : { editor, saveLabel: t('erase') })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Access id={id} usual={preview.page_language} />
        <Divider />
        <Title order={3} size="h5">
          {t('erase_title')}
        </Title>
        {erased_at && (
          <Text size="sm">{t('erased_before', { day: formatDate(erased_at.slice(0, 10)) })}</Text>
        )}
        {refusal && (
          <Alert color="orange" variant="light" role="status">
            {refusal.message}
          </Alert>
        )}
        <Plan parts={preview.parts} />
        {!refusal && (
          <>
            <Text size="sm">{t('final')}</Text>
            <AreaField form={form} name="reason" label={t('reason')} rows={2} />
            <TextField form={form} name="confirm" label={t('confirm', { number })} />
          </>
        )}
      </Stack>
    </RecordDrawer>
  )
}

function Access({ id, usual }: { id: number; usual: Language }) {
  const t = useTexts(panelTexts)
  const [page_language, setLanguage] = useState(usual)
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const { blob, name } = await callForFile('/person_rights/export', { id, page_language })
      saveBlob(blob, name)
      toastSuccess(t('downloaded'))
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
  }
  return (
    <>
      <Title order={3} size="h5">
        {t('access_title')}
      </Title>
      <Text size="sm">{t('access_hint')}</Text>
      <Select
        label={t('page_language')}
        data={languages.map((value) => ({ value, label: t(`page_language_${value}`) }))}
        value={page_language}
        onChange={(value) => setLanguage(toLanguage(value))}
        allowDeselect={false}
        w="14rem"
      />
      <Button
        variant="default"
        w="fit-content"
        loading={isBusy}
        leftSection={<IconDownload size={14} />}
        onClick={() => void download()}
      >
        {t('download')}
      </Button>
    </>
  )
}

function Plan({ parts }: Pick<Preview, 'parts'>) {
  const t = useTexts(panelTexts)
  if (!parts.length) return <Text size="sm">{t('nothing')}</Text>
  return (
    <Table aria-label={t('erase_title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('part')}</Table.Th>
          <Table.Th ta="right">{t('now')}</Table.Th>
          <Table.Th>{t('kept')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parts.map(({ part, now, kept }) => (
          <Table.Tr key={part}>
            <Table.Th scope="row">{t(`part_${part}`)}</Table.Th>
            <Table.Td ta="right">{now ? formatNumber(now) : '–'}</Table.Td>
            <Table.Td>
              {kept.map(({ until, why, rows }) => (
                <div key={until + why}>
                  {t('kept_until', {
                    rows: formatNumber(rows),
                    until: formatDate(until),
                    why: t(`why_${why}`),
                  })}
                </div>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
