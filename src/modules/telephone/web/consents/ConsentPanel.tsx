import { Button, Table, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatDate, formatDayOf } from '#core/days/dates.ts'
import { call, callForFile, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { saveBlob } from '#platform/web/download.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { ConsentRow } from '#modules/telephone/domain/consent-calls.ts'
import type { ConsentCustomer } from './consent-customer.ts'
import { Decisions } from '../Decisions.tsx'
import { ConsentEditor } from './ConsentEditor.tsx'
import { NumberFiles } from '../settings/NumberFiles.tsx'
import { consentTexts } from './consent-texts.ts'
import { customerName } from '#modules/customers/domain/name.ts'

type Props = { customer: ConsentCustomer; onClose(): void }

/** What a customer allowed and took back, with its proof. */
export function ConsentPanel({ customer, onClose }: Props) {
  const t = useTexts(consentTexts)
  const user = useUser()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: ['/consent/list', customer.id],
    queryFn: async () => (await call('/consent/list', { cus_id: customer.id })).datalist,
  })
  return (
    <RecordDrawer title={t('title', { name: customerName(customer) })} size="wide" onClose={onClose}>
      <Button onClick={() => setAdding(true)} data-autofocus>
        {t('new')}
      </Button>
      <Loaded query={query}>
        {(rows) => (rows.length ? <Consents rows={rows} /> : <Text mt="sm">{t('none')}</Text>)}
      </Loaded>
      <Decisions cusId={customer.id} />
      {isAdmin(user) && <NumberFiles customer={customer} />}
      {isAdding && <ConsentEditor customer={customer} onClose={() => setAdding(false)} />}
    </RecordDrawer>
  )
}

const heads = [
  'state',
  'value',
  'purpose',
  'wording',
  'given_at',
  'how',
  'last_used',
  'keep_until',
  'acts',
] as const

function Consents({ rows }: { rows: readonly ConsentRow[] }) {
  const t = useTexts(consentTexts)
  return (
    <Table.ScrollContainer type="native" minWidth={860} mt="sm">
      <Table aria-label={t('consents')}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{t(head)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((consent) => (
            <Consent key={consent.id} consent={consent} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Consent({ consent }: { consent: ConsentRow }) {
  const t = useTexts(consentTexts)
  const { state, value, purpose, wording, given_at, how, received_by, last_used, keep_until } = consent
  return (
    <Table.Tr>
      <Table.Td>
        {t(`state_${state}`)}
        {consent.withdrawn_at && ` (${formatDayOf(consent.withdrawn_at)})`}
      </Table.Td>
      <Table.Td>{value}</Table.Td>
      <Table.Td>{purpose}</Table.Td>
      <Table.Td>{wording ?? '–'}</Table.Td>
      <Table.Td>{formatDate(given_at.slice(0, 10))}</Table.Td>
      <Table.Td>{[how, received_by].filter(Boolean).join(' · ') || '–'}</Table.Td>
      <Table.Td>{last_used ? formatDayOf(last_used) : '–'}</Table.Td>
      <Table.Td>{formatDate(keep_until)}</Table.Td>
      <Table.Td>
        <Acts consent={consent} />
      </Table.Td>
    </Table.Tr>
  )
}

function Acts({ consent: { id, cus_id, value, has_file, state } }: { consent: ConsentRow }) {
  const t = useTexts(consentTexts)
  const queries = useQueryClient()

  async function withdraw() {
    const isDone = await confirm({
      title: t('withdraw'),
      message: t('withdraw_question', { value }),
      confirm: t('withdraw'),
      danger: true,
      act: () => write('/consent/withdraw', { id }),
    })
    if (!isDone) return
    toastSuccess(t('withdrawn'))
    await queries.invalidateQueries({ queryKey: ['/customers/get', cus_id] })
  }

  async function showProof() {
    try {
      const { blob, name } = await callForFile('/consent/proof', { id })
      saveBlob(blob, name)
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      {has_file && (
        <Button size="compact-xs" variant="default" mr={4} onClick={() => void showProof()}>
          {t('proof')}
        </Button>
      )}
      {state !== 'withdrawn' && (
        <Button size="compact-xs" variant="default" onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </>
  )
}
