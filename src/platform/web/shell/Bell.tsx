import { ActionIcon, Indicator, Popover, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { useStore, type Store } from '../store.ts'
import { commonTexts } from '../texts.ts'
import type { Notice } from './notices.ts'

type Props = { label: string; emptyText: string; icon: ReactNode; notices: Store<readonly Notice[]> }

/** An icon with the number of unread notices; the overlay lists them and opens each in a new window. */
export function Bell({ label, emptyText, icon, notices }: Props) {
  const t = useTexts(commonTexts)
  const unread = useStore(notices)
  return (
    <Popover position="bottom-end" width={380} shadow="md" trapFocus>
      <Indicator label={unread.length} size={16} disabled={unread.length === 0} offset={4}>
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`${label} (${unread.length})`}>
            {icon}
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p="xs">
        {unread.length === 0 && <Text size="sm">{emptyText}</Text>}
        {unread.length > 0 && (
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('sender')}</Table.Th>
                <Table.Th>{t('message')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {unread.map((notice) => (
                <Table.Tr key={notice.id}>
                  <Table.Td>{notice.sender}</Table.Td>
                  <Table.Td>
                    <a href={notice.opens} target="_blank" rel="noopener">
                      {notice.message}
                    </a>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
