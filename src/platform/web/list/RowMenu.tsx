import { Menu, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { useReturnFocus } from '../return-focus.ts'
import { commonTexts } from '../texts.ts'

export type RowAction<Row> = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Whether the action exists for this row and person at all. */
  isShown?(row: Row): boolean
  /** The reason why it cannot be done now; shown under the greyed label. */
  whyNot?(row: Row): string | null
  run(row: Row): unknown
}

export type MenuPlace = { x: number; y: number }

type Props<Row> = { row: Row; place: MenuPlace; actions: readonly RowAction<Row>[]; onClose(): void }

/** The actions of a row, opened by its button, by right click or by the menu key. */
export function RowMenu<Row>({ row, place, actions, onClose }: Props<Row>) {
  const t = useTexts(commonTexts)
  useReturnFocus()
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      shadow="md"
      width={220}
      zIndex={400}
      trapFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span aria-hidden style={{ position: 'fixed', left: place.x, top: place.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('row_menu')}>
        {actions
          .filter((action) => action.isShown?.(row) ?? true)
          .map((action) => {
            const reason = action.whyNot?.(row) ?? null
            return (
              <Menu.Item
                key={action.key}
                leftSection={action.icon}
                color={action.danger ? 'var(--wk-danger-text)' : undefined}
                disabled={reason !== null}
                // The greyed label says enough; the reason must stay readable.
                style={{ opacity: 1 }}
                onClick={() => void action.run(row)}
              >
                {action.label}
                {reason !== null && (
                  <Text span display="block" size="xs" c="var(--wk-muted)">
                    {reason}
                  </Text>
                )}
              </Menu.Item>
            )
          })}
      </Menu.Dropdown>
    </Menu>
  )
}
