import { Button, Kbd, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsShuffle,
  IconCake,
  IconCalendarEvent,
  IconChevronDown,
  IconFilter,
  IconFilterCog,
  IconUser,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { mayDrawCustomers, mayFilterCustomers } from '#modules/customers/domain/customer-lists.ts'
import { Pager } from './Pager.tsx'
import { listNames, type ListName } from './tracking-place.ts'
import { trackingTexts } from '../texts.ts'

const icons = {
  own: IconUser,
  all: IconUsers,
  active: IconUserCheck,
  removed: IconUserOff,
  appointments: IconCalendarEvent,
  birthdays: IconCake,
} as const

type Props = {
  list: ListName
  isOne: boolean
  page: number
  count: number
  onPage(page: number): void
  onList(list: ListName): void
  onBack(): void
  onDraw(): void
  onPanel(panel: 'filter' | 'random' | 'new'): void
  children?: ReactNode
}

/** Above the customer: which list, which place in it, and the draw from the pool. */
export function TrackingBar(props: Props) {
  const t = useTexts(trackingTexts)
  const mayDraw = mayDrawCustomers(useUser())
  return (
    <div className="wk-bar">
      <ListMenu {...props} />
      {props.isOne && props.list !== 'random' && (
        <Button variant="subtle" leftSection={<IconArrowBackUp size={14} />} onClick={props.onBack}>
          {t('back_to_list')}
        </Button>
      )}
      {mayDraw && (
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle size={14} />}
          rightSection={<Kbd size="xs">R</Kbd>}
          onClick={props.onDraw}
        >
          {t('draw')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconUserPlus size={14} />} onClick={() => props.onPanel('new')}>
        {t('add_customer')}
      </Button>
      {props.children}
      {!props.isOne && <Pager page={props.page} count={props.count} onPage={props.onPage} />}
    </div>
  )
}

function ListMenu({ list, isOne, onList, onPanel }: Props) {
  const t = useTexts(trackingTexts)
  const user = useUser()
  return (
    <Menu position="bottom-start" width={240} shadow="md" trapFocus>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUsers size={14} />}
          rightSection={<IconChevronDown size={14} />}
          aria-label={`${t('menu_label')}: ${t(titleOf(list, isOne))}`}
        >
          {t(titleOf(list, isOne))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {listNames.map((name) => {
          const Icon = icons[name]
          return (
            <Menu.Item key={name} leftSection={<Icon size={14} />} onClick={() => onList(name)}>
              {t(`list_${name}`)}
            </Menu.Item>
          )
        })}
        {mayFilterCustomers(user) && (
          <Menu.Item leftSection={<IconFilter size={14} />} onClick={() => onPanel('filter')}>
            {t('list_filter')}
          </Menu.Item>
        )}
        {mayDrawCustomers(user) && (
          <Menu.Item leftSection={<IconFilterCog size={14} />} onClick={() => onPanel('random')}>
            {t('random_filter')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function titleOf(list: ListName, isOne: boolean) {
  if (list === 'random') return 'list_random' as const
  if (isOne) return 'list_one' as const
  return list === 'filter' ? ('list_filtered' as const) : (`list_${list}` as const)
}
