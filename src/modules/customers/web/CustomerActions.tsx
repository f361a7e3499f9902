import { Button, Kbd } from '@mantine/core'
import { IconCalendarEvent, IconEdit, IconMessage, IconShoppingCart } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isAdmin, UNASSIGNED_USER } from '#core/actor.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session.ts'
import { toastSuccess } from '#platform/web/toasts.ts'
import { mayRelease } from '../domain/changing.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import { maySeeBank, seesAllCustomers } from '../domain/visibility.ts'
import { customerName, customerResources } from './customer-data.ts'
import { useCustomerExtras } from './customer-extras.ts'
import classes from './CustomerCard.module.css'
import type { PanelName } from './CustomerPanel.tsx'
import { useShortcuts } from './shortcuts.ts'
import { trackingTexts } from './texts.ts'

type Props = {
  customer: CustomerRow
  isFresh: boolean
  onPanel(name: PanelName): void
  onEdit(): void
  /** The customer has left the person's list. */
  onGone(): void
}

/** What can be done with the customer, always in the same place. */
export function CustomerActions({ customer, isFresh, onPanel, onEdit, onGone }: Props) {
  const t = useTexts(trackingTexts)
  const user = useUser()
  const release = useRelease(customer, onGone)
  const { newOrder } = useCustomerExtras()
  const [isOrdering, setOrdering] = useState(false)
  useShortcuts(newOrder ? { a: () => setOrdering(true) } : {})
  const panel = (name: PanelName, label: string, icon?: ReactNode, key?: string) => (
    <Button
      variant="default"
      px={8}
      leftSection={icon}
      rightSection={key && <Kbd size="xs">{key}</Kbd>}
      onClick={() => onPanel(name)}
    >
      {label}
    </Button>
  )
  const files = customer.file_count ? `${t('files')} (${customer.file_count})` : t('files')
  return (
    <div className={classes.actions} role="toolbar" aria-label={customerName(customer)}>
      {newOrder && (
        <Button
          px={8}
          leftSection={<IconShoppingCart size={14} />}
          rightSection={<Kbd size="xs">A</Kbd>}
          onClick={() => setOrdering(true)}
        >
          {t('new_order')}
        </Button>
      )}
      {isOrdering && newOrder?.(customer.id, () => setOrdering(false))}
      {panel('conversation', t('conversation'), <IconMessage size={14} />, 'G')}
      {panel('appointment', t('appointment'), <IconCalendarEvent size={14} />, 'T')}
      {panel('addresses', t('addresses'))}
      {maySeeBank(user, customer) && panel('bank', t('bank'))}
      {panel('files', files)}
      {panel('notes', t('old_notes'))}
      {mayRelease(user, customer) && customer.cus_user !== UNASSIGNED_USER && (
        <Button
          variant="default"
          c="var(--wk-danger-text)"
          px={8}
          title={t('release_title')}
          onClick={() => void release()}
        >
          {t('release')}
        </Button>
      )}
      {isAdmin(user) && (
        <Button leftSection={<IconEdit size={14} />} disabled={!isFresh} onClick={onEdit} ml="auto">
          {t('update')}
        </Button>
      )}
    </div>
  )
}

function useRelease(customer: CustomerRow, onGone: () => void) {
  const t = useTexts(trackingTexts)
  const user = useUser()
  const queries = useQueryClient()
  return async () => {
    const isReleased = await confirm({
      title: t('release_title'),
      message: t('release_question', { name: customerName(customer) }),
      confirm: t('release'),
      danger: true,
      act: () =>
        write('/customers/update', {
          id: customer.id,
          version: customer.version,
          cus_user: UNASSIGNED_USER,
        }),
    })
    if (!isReleased) return
    toastSuccess(t('released'))
    await refresh(queries, customerResources)
    if (!seesAllCustomers(user)) onGone()
  }
}
