import { IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { duplicateList, type DuplicateRow } from '../domain/duplicate-list.ts'
import { mergeTexts } from '../texts.ts'
import { MergeDialog } from './MergeDialog.tsx'

const marks = ['phone', 'email', 'iban', 'name'] as const

/** What two records share, in words. */
function Reasons({ reasons }: Pick<DuplicateRow, 'reasons'>) {
  const t = useTexts(mergeTexts)
  const shared = reasons.split(' ')
  return marks
    .filter((mark) => shared.includes(mark))
    .map((mark) => t(`mark_${mark}`))
    .join(', ')
}

const cells = { reasons: ({ reasons }: DuplicateRow) => <Reasons reasons={reasons} /> }

/** /cari/mukerrer: possible duplicates of customers, and merging them. */
export function DuplicatesScreen() {
  const t = useTexts(mergeTexts)
  const [pair, setPair] = useState<DuplicateRow | null>(null)
  const actions: RowAction<DuplicateRow>[] = [
    { key: 'merge', label: t('merge'), icon: <IconArrowMerge size={14} />, run: setPair },
  ]
  return (
    <>
      <ListScreen
        list={duplicateList}
        title={t('title')}
        subtitle={t('subtitle')}
        emptyText={t('empty')}
        actions={actions}
        cells={cells}
        onOpen={setPair}
      />
      {pair && <MergeDialog first={pair.other_id} second={pair.id} onClose={() => setPair(null)} />}
    </>
  )
}
