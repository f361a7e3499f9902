import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#core/money.ts'
import { call, errorText } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/Dialog.tsx'
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
  const { data, error } = useQuery({
    // Not a path, so that writes of others do not start the check again.
    queryKey: ['verify the change log'],
    queryFn: () => call('/audit/verify', {}),
    gcTime: 0,
  })
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data) return <Loader size="sm" aria-label={common('busy')} />
  return (
    <Stack gap="sm">
      <ChainResult title={t('title')} {...data} />
      <ChainResult title={t('verify_consents')} {...data.consents} />
      <Text size="sm">{t('verify_how')}</Text>
    </Stack>
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
