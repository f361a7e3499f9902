import { IconChevronDown, IconLayoutList } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { keyOfList, type ListDefinition } from '#core/lists/list.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { ListStateControl } from '../question/list-state.ts'
import type { LayoutControl } from '../columns/use-list-layout.ts'
import { FilterChips } from './FilterChips.tsx'
import type { ViewControl } from './use-views.ts'
import classes from './ViewBar.module.css'
import { contentOf, isSameContent, openContent } from './view-content.ts'
import { viewTexts } from './view-texts.ts'

const ViewMenu = lazyPart(async () => (await import('./ViewMenu.tsx')).ViewMenu)

type Props = {
  list: ListDefinition
  control: ListStateControl
  layout: LayoutControl
  views: ViewControl
}

/** Which view a list shows, the menu of its views, and what it is filtered by. */
export function ViewBar({ list, control, layout, views }: Props) {
  const t = useTexts(viewTexts)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { open } = views
  const content = contentOf(control.state, layout.layout ? [...layout.layout] : null)
  const isChanged = open !== null && !isSameContent(content, savedContent(list, layout, open.content))
  const name = open?.name ?? t('usual')
  return (
    <div className={classes.bar}>
      <button
        ref={button}
        type="button"
        className={`wk-field ${classes.button}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${t('view')}: ${isChanged ? t('changed', { name }) : name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <IconLayoutList size={14} />
        <span className="wk-cut">{name}</span>
        {isChanged && <span className={classes.mark}>•</span>}
        <IconChevronDown size={14} />
      </button>
      {isOpen && (
        <ViewMenu
          list={keyOfList(list)}
          anchor={button}
          views={views}
          content={content}
          isChanged={isChanged}
          onClose={() => setOpen(false)}
        />
      )}
      <FilterChips known={layout.known} control={control} />
    </div>
  )
}

/** What opening the view has set; parts that no longer exist do not count as changes. */
function savedContent(
  list: ListDefinition,
  layout: LayoutControl,
  content: Parameters<typeof openContent>[2],
) {
  const { state, columns } = openContent(list, layout.known, content)
  return contentOf(state, columns ?? (layout.layout ? [...layout.layout] : null))
}
