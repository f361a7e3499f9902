import { Button, FileButton, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consentChannels, type ConsentChannel } from '#modules/consents/domain/consents.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { ConsentForm } from '#modules/telephone/domain/consent-form.ts'
import type { ConsentCustomer } from './consent-customer.ts'
import { consentTexts } from './consent-texts.ts'
import { changedChannel, proposedValue, type Typed } from './consent-value.ts'

type Values = {
  channel: ConsentChannel
  value: string
  purpose: string
  wording: string
  given_at: string
  how: string
  received_by: string | null
}

type Props = { customer: ConsentCustomer; onClose(): void }

/** Records a consent that was given before; it cannot be changed afterwards, only withdrawn. */
export function ConsentEditor({ customer, onClose }: Props) {
  const t = useTexts(consentTexts)
  const queries = useQueryClient()
  const [proof, setProof] = useState<{ file_name: string; base_64: string } | null>(null)
  const initial: Values = {
    channel: 'phone',
    value: proposedValue(customer, 'phone'),
    purpose: t('usual_purpose'),
    wording: '',
    given_at: serverToday(),
    how: '',
    received_by: null,
  }
  const editor = useEditor('/consent/grant', ConsentForm, {
    initial,
    extra: () => ({ cus_id: customer.id, proof }),
    message: () => t('granted'),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: ['/customers/get', customer.id] })
      onClose()
    },
  })
  const { form } = editor
  const [typed, setTyped] = useState<Typed>({})

  function change(channel: ConsentChannel) {
    const next = changedChannel(customer, typed, form.values, channel)
    setTyped(next.typed)
    form.set('channel', channel)
    form.set('value', next.value)
  }

  const choose = async (chosen: File | null) =>
    setProof(chosen && { file_name: chosen.name, base_64: await readAsBase64(chosen) })
  return (
    <RecordDrawer title={t('new')} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm" align="stretch">
        <Text size="sm">{t('not_in_call')}</Text>
        <SegmentedControl
          aria-label={t('channel')}
          data={consentChannels.map((channel) => ({ value: channel, label: t(`channel_${channel}`) }))}
          value={form.values.channel}
          onChange={change}
        />
        <TextField form={form} name="value" label={t('value')} autoFocus />
        <TextField form={form} name="purpose" label={t('purpose')} />
        <AreaField form={form} name="wording" label={t('wording')} rows={4} />
        <DateField form={form} name="given_at" label={t('given_at')} />
        <TextField form={form} name="how" label={t('how')} />
        <TextField form={form} name="received_by" label={t('received_by')} />
        <FileButton accept="application/pdf,image/png,image/jpeg" onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <Button {...props} variant="default">
              {proof?.file_name ?? t('choose_file')}
            </Button>
          )}
        </FileButton>
      </Stack>
    </RecordDrawer>
  )
}
