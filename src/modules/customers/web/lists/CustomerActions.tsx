import { Button, Kbd, Menu } from '@mantine/core'
import {
  IconBuildingBank,
  IconDots,
  IconCalendarEvent,
  IconEdit,
  IconFiles,
  IconMapPin,
  IconMessage,
  IconNotes,
  IconShoppingCart,
  IconUserMinus,
} from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { isAdmin, UNASSIGNED_USER } from '#core/actor.ts'
import { write } from '#platform/web/api.ts'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { useStore } from '#platform/web/store.ts'
import { mayRelease } from '#modules/customers/domain/changing.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { maySeeBank, seesAllCustomers } from '#modules/customers/domain/visibility.ts'
import { useConfirmedChange } from '../edit/confirm-change.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { useCustomerExtras } from '../public/customer-extras.ts'
import classes from '../card/CustomerCard.module.css'
import type { PanelName } from '../card/CustomerPanel.tsx'
import { useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { trackingTexts } from '../texts.ts'
import { ordering } from '../public/ordering.ts'

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
  const isOrdering = useStore(ordering) === customer.id
  const order = () => ordering.set(customer.id)
  useShortcuts(newOrder ? { a: order } : {})
  // An unfinished order is discarded with the card and not reopened at the next visit.
  useEffect(() => () => ordering.set(null), [])
  const panel = (name: PanelName, label: string, icon: ReactNode, key: string) => (
    <Button
      variant="default"
      px={6}
      leftSection={icon}
      rightSection={<Kbd size="xs">{key}</Kbd>}
      onClick={() => onPanel(name)}
    >
      {label}
    </Button>
  )
  const files = customer.file_count ? `${t('files')} (${customer.file_count})` : t('files')
  return (
    <div className={classes.actions} role="toolbar" aria-label={customerLabel(customer)}>
      {newOrder && (
        <Button
          px={6}
          leftSection={<IconShoppingCart size={14} />}
          rightSection={<Kbd size="xs">A</Kbd>}
          onClick={order}
        >
          {t('new_order')}
        </Button>
      )}
      {isOrdering && newOrder?.(customer.id, () => ordering.set(null))}
      {panel('conversation', t('conversation'), <IconMessage size={14} />, 'G')}
      {panel('appointment', t('appointment'), <IconCalendarEvent size={14} />, 'T')}
      <RareAction
        label={t('addresses')}
        icon={<IconMapPin size={16} />}
        onClick={() => onPanel('addresses')}
      />
      {maySeeBank(user, customer) && (
        <RareAction label={t('bank')} icon={<IconBuildingBank size={16} />} onClick={() => onPanel('bank')} />
      )}
      <RareAction
        label={files}
        icon={<IconFiles size={16} />}
        count={customer.file_count}
        onClick={() => onPanel('files')}
      />
      <RareAction label={t('old_notes')} icon={<IconNotes size={16} />} onClick={() => onPanel('notes')} />
      {mayRelease(user, customer) && customer.cus_user !== UNASSIGNED_USER && (
        <RareAction
          label={t('release')}
          title={t('release_title')}
          icon={<IconUserMinus size={16} />}
          danger
          onClick={() => void release()}
        />
      )}
      <MorePanels customer={customer} />
      {isAdmin(user) && (
        <RareAction label={t('update')} icon={<IconEdit size={16} />} disabled={!isFresh} onClick={onEdit} />
      )}
    </div>
  )
}

/** Panels of other modules that are needed less often. */
function MorePanels({ customer }: { customer: CustomerRow }) {
  const t = useTexts(trackingTexts)
  const user = useUser()
  const language = useLanguage()
  const { panels } = useCustomerExtras()
  const [open, setOpen] = useState<string | null>(null)
  const offered = panels.filter(({ who, isOnCard }) => isOnCard && (who === undefined || who(user)))
  if (!offered.length) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px={6} aria-label={t('more')} title={t('more')}>
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ key, label }) => (
            <Menu.Item key={key} onClick={() => setOpen(key)}>
              {say(label, language)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {offered.find(({ key }) => key === open)?.render(customer, () => setOpen(null))}
    </>
  )
}

type RareProps = {
  label: string
  title?: string
  icon: ReactNode
  count?: number
  danger?: boolean
  disabled?: boolean
  onClick(): void
}

/** An action of the row: an icon on a narrow card, a label if there is room. */
function RareAction({ label, title = label, icon, count, danger, disabled = false, onClick }: RareProps) {
  return (
    <Button
      variant="default"
      px={6}
      aria-label={label}
      title={title}
      disabled={disabled}
      {...(danger ? { c: 'var(--wk-danger-text)' } : {})}
      onClick={onClick}
    >
      <span className={classes.sign}>
        {icon}
        {count ? ` ${count}` : null}
      </span>
      <span className={classes.words}>{label}</span>
    </Button>
  )
}

function useRelease(customer: CustomerRow, onGone: () => void) {
  const t = useTexts(trackingTexts)
  const user = useUser()
  const confirmChange = useConfirmedChange()
  return async () => {
    const key = { id: customer.id, version: customer.version }
    const change = { cus_user: UNASSIGNED_USER }
    const isReleased = await confirmChange(customer, change, (confirmation) =>
      write('/customers/update', { ...key, ...change, ...confirmation }),
    )
    if (!isReleased) return
    toastSuccess(t('released'))
    if (!seesAllCustomers(user)) onGone()
  }
}
