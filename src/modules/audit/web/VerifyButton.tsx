import { Alert, Button, Group, Loader, Stack, Text, Textarea } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#core/money/money.ts'
import { call, errorText } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { auditTexts } from '../texts.ts'

/** Verifies the hash chains of the change log and of the consents and shows the results. */
export function VerifyButton() {
  const t = useTexts(auditTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShieldCheck size={14} />}
        onClick={() => setOpen(true)}
      >
        {t('verify')}
      </Button>
      {isOpen && (
        <Dialog title={t('verify')} onClose={() => setOpen(false)}>
          <Proof />
        </Dialog>
      )}
    </>
  )
}

function Proof() {
  const t = useTexts(auditTexts)
  const common = useTexts(commonTexts)
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState('')
  const { data, error, isFetching } = useQuery({
    // Not a path, so that writes of others do not start the check again.
    queryKey: ['verify the change log', kept],
    queryFn: () => call('/audit/verify', kept ? { kept } : {}),
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  if (error && !kept) return <p role="alert">{errorText(error)}</p>
  if (!data) return <Loader size="sm" aria-label={common('busy')} />
  return (
    <Stack gap="sm">
      <ChainResult title={t('title')} {...data} />
      <ChainResult title={t('verify_consents')} {...data.consents} />
      <Text size="sm">{t('verify_how')}</Text>
      <Textarea
        label={t('verify_kept')}
        description={t('verify_kept_hint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={error ? errorText(error) : null}
        rows={3}
        maxLength={5_000}
      />
      {data.kept && kept === typed && <KeptResult {...data.kept} />}
      <Group justify="flex-end">
        <Button
          size="xs"
          variant="default"
          loading={isFetching}
          disabled={!typed.trim()}
          onClick={() => setKept(typed)}
        >
          {t('verify_compare')}
        </Button>
      </Group>
    </Stack>
  )
}

function KeptResult({ found, missing }: { found: number; missing: string[] }) {
  const t = useTexts(auditTexts)
  return (
    <Alert color={missing.length ? 'red' : 'green'} variant="light" role="status">
      {missing.length
        ? t('verify_kept_missing', { heads: missing.map((head) => head.slice(0, 20)).join(', ') })
        : t('verify_kept_found', { found })}
    </Alert>
  )
}

type Result = { title: string; ok: boolean; rows: number; first_break: number | null }

function ChainResult({ title, ok, rows: count, first_break }: Result) {
  const t = useTexts(auditTexts)
  const rows = formatNumber(count)
  return (
    <Alert title={title} color={ok ? 'green' : 'red'} variant="light" role="status">
      {ok ? t('verify_ok', { rows }) : t('verify_broken', { rows, entry: first_break ?? 0 })}
    </Alert>
  )
}
