import { Button, Menu, Stack } from '@mantine/core'
import { IconChecklist, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInteger } from '#core/money/money.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { selectionTexts } from '#platform/web/list/selection/selection-texts.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { startBulk, type BulkRequest, type BulkWork } from './bulk-request.ts'

/** Further fields in the confirmation, and the work with their values. */
export type AskedWork = { fields: ReactNode; work(): BulkWork }

/** Something that can be done to all ticked rows. */
export type BulkAct = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  work: BulkWork | (() => AskedWork)
  /** A warning in the confirmation. */
  warning?: string
  /** The call that reverses the work; the result offers it. */
  reverse?: BulkWork
}

type Props = Pick<BulkRequest, 'nameOf' | 'linkOf'> & { selection: Selection; acts: readonly BulkAct[] }

/** The bulk actions for the ticked rows; each asks for confirmation first. */
export function BulkMenu({ selection, acts, nameOf, linkOf }: Props) {
  const t = useTexts(selectionTexts)
  const { count, chosen } = selection

  async function start({ label, danger = false, warning, work, reverse }: BulkAct) {
    if (!count) return toastWarning(t('bulk_none'))
    const asked = typeof work === 'function' ? work() : { fields: null, work: () => work }
    const isWanted = await confirm({
      title: label,
      message: (
        <Stack gap="sm">
          {[t('bulk_question', { act: label, count }), warning].filter(Boolean).join(' ')}
          {asked.fields}
        </Stack>
      ),
      confirm: label,
      danger,
    })
    if (!isWanted) return
    startBulk({
      title: label,
      parts: [{ work: asked.work(), rows: chosen, ...(reverse ? { reverse } : {}) }],
      nameOf,
      ...(linkOf ? { linkOf } : {}),
      onFinished: ({ left }) => selection.keep(left),
    })
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconChecklist size={14} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {t('with_selected')}
          {count > 0 && ` (${formatInteger(count)})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Menu.Item
            key={act.key}
            leftSection={act.icon}
            {...(act.danger ? { color: 'red' } : {})}
            onClick={() => void start(act)}
          >
            {act.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
