import { Button } from '@mantine/core'
import {
  IconColumns3,
  IconDownload,
  IconFilterOff,
  IconLayoutSidebarRight,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchKey } from '../keys/shortcuts.ts'
import { useTexts } from '../language.tsx'
import { lazyPart } from '../screen/lazy-part.tsx'
import { useUser } from '../session/session.ts'
import { commonTexts } from '../texts.ts'
import { columnTexts } from './columns/column-texts.ts'
import { exportList } from './question/list-data.ts'
import type { ListScreenProps } from './question/list-props.ts'
import { isFiltered } from './question/list-address.ts'
import type { ListStateControl } from './question/list-state.ts'
import classes from './ListScreen.module.css'
import { previewTexts } from './preview/preview-texts.ts'
import type { LayoutControl } from './columns/use-list-layout.ts'
import type { ViewControl } from './views/use-views.ts'
import { ViewBar } from './views/ViewBar.tsx'
import { useNoteTyped } from './question/typed-question.ts'
import { useDebounced } from './question/use-debounced.ts'
import { useStable } from './use-stable.ts'

type Props<Row extends { id: number }> = Pick<
  ListScreenProps<Row>,
  | 'list'
  | 'title'
  | 'place'
  | 'subtitle'
  | 'tools'
  | 'onNew'
  | 'newLabel'
  | 'onPick'
  | 'fixedFilters'
  | 'searchDelay'
> & {
  control: ListStateControl
  layout: LayoutControl
  views: ViewControl
  /** Leads to the first row of the answer. */
  onDown(): void
  /** Null where there is no record to show beside the list. */
  onPreview: (() => void) | null
  isPreviewed: boolean
}

/** The bar above the rows: the screen's own tools, the search, and the actions on the whole list. */
export function ListToolbar<Row extends { id: number }>(props: Props<Row>) {
  const { list, control, layout, title, subtitle, tools, onNew, fixedFilters = {} } = props
  const user = useUser()
  const onClear = useStable(() => control.change({ search: '', filters: {}, sorts: [], view: null }))
  const onExport = useStable(() => {
    const columns = layout.columns.flatMap(({ field, isComputed }) =>
      isComputed && !list.printed?.[field] ? [] : [field],
    )
    void exportList(list, control.state, fixedFilters, { title, columns })
  })
  const onAdd = useStable(() => void onNew?.())
  return (
    <header className={`wk-bar ${classes.header}`}>
      <div className={`wk-bar ${classes.leading}`}>
        {props.place !== 'panel' && (
          <ViewBar list={list} control={control} layout={props.layout} views={props.views} />
        )}
        {subtitle && <span className="wk-muted">{subtitle}</span>}
      </div>
      <div className={`wk-bar ${classes.tools}`}>
        {tools}
        {list.search && (
          <SearchField
            control={control}
            delay={props.searchDelay}
            isFirst={props.onPick !== undefined}
            onDown={props.onDown}
          />
        )}
        {props.place !== 'panel' && !props.onPick && <GroupMenu layout={props.layout} control={control} />}
        {props.onPreview && <PreviewButton isOn={props.isPreviewed} onClick={props.onPreview} />}
        {!props.onPick && <ColumnsButton layout={props.layout} />}
        <HeaderButtons
          isFiltered={isFiltered(control.state)}
          newLabel={props.newLabel}
          onClear={onClear}
          onExport={list.export(user) && !props.onPick ? onExport : null}
          onNew={onNew ? onAdd : null}
        />
      </div>
    </header>
  )
}

const GroupMenu = lazyPart(async () => (await import('./groups/GroupMenu.tsx')).GroupMenu)
const ColumnsPanel = lazyPart(async () => (await import('./columns/ColumnsPanel.tsx')).ColumnsPanel)

function PreviewButton({ isOn, onClick }: { isOn: boolean; onClick(): void }) {
  const t = useTexts(previewTexts)
  return (
    <button
      type="button"
      className={`wk-field ${classes.iconButton}`}
      title={t(isOn ? 'hide' : 'show')}
      aria-label={t('preview')}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <IconLayoutSidebarRight size={16} />
    </button>
  )
}

function ColumnsButton({ layout }: { layout: LayoutControl }) {
  const t = useTexts(columnTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`wk-field ${classes.iconButton}`}
        title={t('columns')}
        aria-label={t('columns')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconColumns3 size={16} />
      </button>
      {isOpen && <ColumnsPanel layout={layout} onClose={() => setOpen(false)} />}
    </>
  )
}

type ButtonsProps = {
  isFiltered: boolean
  newLabel: string | undefined
  onClear(): void
  onExport: (() => void) | null
  onNew: (() => void) | null
}

/** Memoised while the user pages. */
const HeaderButtons = memo(function HeaderButtons(props: ButtonsProps) {
  const { newLabel, onClear, onExport, onNew } = props
  const t = useTexts(commonTexts)
  return (
    <>
      <WideButton
        label={t('clear_filters')}
        icon={<IconFilterOff size={14} />}
        isDisabled={!props.isFiltered}
        onClick={onClear}
      />
      {onExport && <WideButton label={t('excel')} icon={<IconDownload size={14} />} onClick={onExport} />}
      {onNew && (
        <Button leftSection={<IconPlus size={14} />} onClick={onNew}>
          {newLabel}
        </Button>
      )}
    </>
  )
})

type WideProps = { label: string; icon: ReactNode; isDisabled?: boolean; onClick(): void }

/** With a label if the toolbar is wide, otherwise as an icon. */
function WideButton({ label, icon, isDisabled = false, onClick }: WideProps) {
  return (
    <button
      type="button"
      className={`wk-field ${classes.iconButton}`}
      data-wide
      title={label}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {icon}
      <span>{label}</span>
    </button>
  )
}

type SearchProps = {
  control: ListStateControl
  delay: number | undefined
  isFirst: boolean
  onDown(): void
}

/** In a picker the search gets the focus first; the down arrow asks at once and leads to the first row found. */
function SearchField({ control, delay, isFirst, onDown }: SearchProps) {
  const t = useTexts(commonTexts)
  const input = useRef<HTMLInputElement>(null)
  const applied = control.state.search
  const [typed, setTyped] = useState(applied)
  useEffect(() => setTyped(applied), [applied])
  useNoteTyped(typed.trim() !== applied)
  const { later, now } = useDebounced((search) => {
    if (search !== applied) control.change({ search })
  }, delay)
  useSearchKey(input)
  return (
    <label className={`wk-search ${classes.search}`}>
      <IconSearch size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        data-autofocus={isFirst || undefined}
        aria-label={t('search_hint')}
        placeholder={t('search')}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          later(event.target.value.trim())
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
          now(typed.trim())
          if (event.key === 'Enter') return
          event.preventDefault()
          onDown()
        }}
      />
    </label>
  )
}
