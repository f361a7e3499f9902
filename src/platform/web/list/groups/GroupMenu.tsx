import { Menu } from '@mantine/core'
import { IconBoxMultiple, IconCheck } from '@tabler/icons-react'
import { useTexts } from '#platform/web/language.tsx'
import type { ListStateControl } from '../question/list-state.ts'
import classes from '../ListScreen.module.css'
import type { LayoutControl } from '../columns/use-list-layout.ts'
import { isGroupable } from './group-lines.ts'
import { groupTexts } from './group-texts.ts'

type Props = { layout: LayoutControl; control: ListStateControl }

/** By which of the columns the rows are put in groups. */
export function GroupMenu({ layout, control }: Props) {
  const t = useTexts(groupTexts)
  const { group } = control.state
  const choices = layout.columns.filter(
    ({ field, column, isComputed }) => !isComputed && isGroupable(field, column),
  )
  const name = choices.find(({ field }) => field === group)?.label
  const label = name ? t('by', { column: name }) : t('group')
  const mark = (isChosen: boolean) => (isChosen ? <IconCheck size={14} /> : <span style={{ width: 14 }} />)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={`wk-field ${classes.iconButton}`}
          title={label}
          aria-label={label}
          data-on={group !== null || undefined}
        >
          <IconBoxMultiple size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        <Menu.Item leftSection={mark(group === null)} onClick={() => control.change({ group: null })}>
          {t('off')}
        </Menu.Item>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.field}
            leftSection={mark(choice.field === group)}
            onClick={() => control.change({ group: choice.field })}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
