import { Button, Loader } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { editableNames, isEditable, listOf, type EditableName } from '../domain/editable-lists.ts'
import { showDefinition } from './definition-panel.ts'
import { EntryTable } from './EntryTable.tsx'
import { listNames, listScreenTexts } from './list-texts.ts'
import classes from './ReferenceLists.module.css'

/** /genel/listeler: the entries of all lists that dropdowns offer. */
export function ReferenceListsScreen() {
  const { params, startOver } = useScreenParams(['list'])
  const list = isEditable(params.list) ? params.list : editableNames[0]
  return (
    <div className={classes.screen}>
      <ListMenu current={list} onChoose={(next) => startOver({ list: next })} />
      <Entries key={list} list={list} />
    </div>
  )
}

type MenuProps = { current: EditableName; onChoose(list: EditableName): void }

function ListMenu({ current, onChoose }: MenuProps) {
  const t = useTexts(listScreenTexts)
  const name = useTexts(listNames)
  return (
    <nav className={`wk-panel wk-stack ${classes.menu}`} aria-label={t('title')}>
      {editableNames.map((list) => (
        <button
          key={list}
          type="button"
          className={`wk-bare ${classes.choice}`}
          aria-current={list === current}
          onClick={() => onChoose(list)}
        >
          {name(list)}
        </button>
      ))}
      <h2 className={`wk-label wk-muted ${classes.others}`}>{t('other_lists')}</h2>
      <Link className={`wk-bare ${classes.choice}`} to="/genel/ulke-tanimlari">
        {t('countries')}
      </Link>
      <Link className={`wk-bare ${classes.choice}`} to="/genel/category">
        {t('categories')}
      </Link>
    </nav>
  )
}

function Entries({ list }: { list: EditableName }) {
  const t = useTexts(listScreenTexts)
  const common = useTexts(commonTexts)
  const name = useTexts(listNames)
  const isFixed = listOf(list).renameOnly === true
  const { data, error } = useQuery({
    queryKey: ['/reference/list', list],
    queryFn: async () => (await call('/reference/list', { list })).datalist,
  })
  return (
    <section className={`wk-panel wk-stack ${classes.entries}`} aria-label={name(list)}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{name(list)}</h1>
          <p className={`wk-hint ${classes.hint}`}>{isFixed ? t('hint_fixed') : t('hint')}</p>
        </div>
        {!isFixed && (
          <Button leftSection={<IconPlus size={14} />} onClick={() => showDefinition(list, null)}>
            {t('add')}
          </Button>
        )}
      </header>
      {error && <p role="alert">{errorText(error)}</p>}
      {data ? (
        <EntryTable list={list} entries={data} onOpen={({ id }) => showDefinition(list, id)} />
      ) : (
        !error && <Loader size="sm" aria-label={common('busy')} />
      )}
    </section>
  )
}
