import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { Suspense, type ReactNode } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import table from '../ListScreen.module.css'
import { previewTexts } from './preview-texts.ts'
import classes from './preview.module.css'

/** While an arrow key is held, the rows passed are not fetched. */
const REST_MS = 150

type Props<Row> = { row: Row | null; render(row: Row): ReactNode; onClose(): void }

/** The record of the row that has the focus, beside the list. */
export function PreviewPane<Row extends { id: number }>({ row, render, onClose }: Props<Row>) {
  const t = useTexts(previewTexts)
  const [shown] = useDebouncedValue(row, REST_MS)
  return (
    <aside className={`wk-panel ${classes.pane}`} aria-label={t('preview')}>
      <button
        type="button"
        className={`wk-tool ${table.menuButton} ${classes.close}`}
        aria-label={t('hide')}
        title={t('hide')}
        onClick={onClose}
      >
        <IconX size={16} />
      </button>
      <div className={`wk-stack ${classes.content}`} key={shown?.id}>
        {shown ? <Suspense fallback={null}>{render(shown)}</Suspense> : <p>{t('no_row')}</p>}
      </div>
    </aside>
  )
}
