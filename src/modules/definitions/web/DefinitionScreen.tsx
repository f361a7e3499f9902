import { useState, type ReactNode } from 'react'
import type { ListDefinition } from '#core/list.ts'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/record-actions.tsx'

type Props<Row extends { id: number }> = {
  list: ListDefinition<Row>
  /** Name on the wire: '/sys_category'. */
  resource: '/sys_category' | '/bayi_cari'
  title: string
  subtitle: string
  newLabel: string
  nameOf(row: Row): string
  /** The editor of a row; of a new one when there is none. */
  renderEditor(row: Row | null, onClose: () => void): ReactNode
}

/** A list of definitions that can be made, changed and deleted. */
export function DefinitionScreen<Row extends { id: number }>(props: Props<Row>) {
  const { list, resource, title, subtitle, newLabel, nameOf, renderEditor } = props
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const actions = useRecordActions<Row>({
    edit: setEdited,
    deletePath: `${resource}/delete`,
    nameOf,
  })
  return (
    <>
      <ListScreen
        list={list}
        title={title}
        subtitle={subtitle}
        actions={actions}
        onOpen={setEdited}
        onNew={() => setEdited('new')}
        newLabel={newLabel}
      />
      {edited && renderEditor(edited === 'new' ? null : edited, () => setEdited(null))}
    </>
  )
}
