import { IconEye } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import type { Text } from '#core/texts/texts.ts'
import { useTexts } from '../language.tsx'
import { openRecord, type RecordKind, type RecordPanels } from '../records/records.ts'
import { ListScreen } from './ListScreen.tsx'

/** A list that needs no screen component: its definition, and the texts around it. */
export type PlainList<Row extends { id: number }> = {
  list: ListDefinition<Row>
  words: { title: Text; subtitle: Text; empty: Text; open: Text }
}

/** The record that a row leads to. */
export type Lead<Kind extends RecordKind = RecordKind> = {
  kind: Kind
  panel: RecordPanels[Kind] & string
  id: number
}

/** The screen of a list that needs nothing but its declaration. */
export function plainScreen<Row extends { id: number }>(
  { list, words }: PlainList<Row>,
  leadOf: (row: Row) => Lead,
): ComponentType {
  return function PlainListScreen() {
    const t = useTexts(words)
    function open(row: Row) {
      const { kind, panel, id } = leadOf(row)
      openRecord(kind, panel, id)
    }
    return (
      <ListScreen
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        emptyText={t('empty')}
        actions={[{ key: 'open', label: t('open'), icon: <IconEye size={14} />, run: open }]}
        onOpen={open}
      />
    )
  }
}
