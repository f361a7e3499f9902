import type { ListDefinition } from '#core/lists/list.ts'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/rows/record-actions.tsx'
import { showDefinition, type DefinitionPanel } from './definition-panel.ts'

type Props<Row extends { id: number }> = {
  list: ListDefinition<Row>
  /** Name on the wire: '/sys_category'. */
  resource: '/sys_category' | '/bayi_cari'
  title: string
  subtitle: string
  newLabel: string
  nameOf(row: Row): string
  /** The editor of a row. */
  panel: DefinitionPanel
}

/** A list of definitions that can be made, changed and deleted. */
export function DefinitionScreen<Row extends { id: number }>(props: Props<Row>) {
  const { list, resource, title, subtitle, newLabel, nameOf, panel } = props
  const edit = ({ id }: Row) => showDefinition(panel, id)
  const actions = useRecordActions<Row>({
    edit,
    deletePath: `${resource}/delete`,
    nameOf,
  })
  return (
    <ListScreen
      list={list}
      title={title}
      subtitle={subtitle}
      actions={actions}
      onOpen={edit}
      onNew={() => showDefinition(panel, null)}
      newLabel={newLabel}
    />
  )
}
