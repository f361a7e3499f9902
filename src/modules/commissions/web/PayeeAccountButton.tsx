import { Button } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { payeeTexts } from './payee-texts.ts'
import { PayeeAccountEditor, payeeKey, type Payee } from './public/PayeeAccountEditor.tsx'

/** The account that somebody is paid to; it opens for changing. */
export function PayeeAccountButton({ payee }: { payee: Payee }) {
  const t = useTexts(payeeTexts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['/payee_account/get', payeeKey(payee)],
    queryFn: async () => ({ account: (await call('/payee_account/get', payeeKey(payee))).item }),
  })
  if (!data) return null
  const shown = data.account ? groupedIban(data.account.iban) : t('none')
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('title')}: ${shown}`}
        title={t('title')}
        leftSection={<IconBuildingBank size={14} />}
        onClick={() => setOpen(true)}
      >
        {shown}
      </Button>
      {isOpen && <PayeeAccountEditor payee={payee} onClose={() => setOpen(false)} />}
    </>
  )
}
