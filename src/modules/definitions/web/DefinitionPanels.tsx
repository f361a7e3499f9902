import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import { recordOfList } from '#platform/web/records/find-record.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { categoryList } from '../domain/categories.ts'
import { countryList } from '../domain/countries.ts'
import { dealerList } from '../domain/dealers.ts'
import { isEditable } from '../domain/editable-lists.ts'
import { speechTextList } from '../domain/speech-text.ts'
import { rankingList } from '../domain/rankings.ts'

const CategoryEditor = lazyPart(async () => (await import('./CategoryListScreen.tsx')).CategoryEditor)
const CountryEditor = lazyPart(async () => (await import('./CountryListScreen.tsx')).CountryEditor)
const DealerEditor = lazyPart(async () => (await import('./DealerListScreen.tsx')).DealerEditor)
const EntryEditor = lazyPart(async () => (await import('./EntryEditor.tsx')).EntryEditor)
const RankingEditor = lazyPart(async () => (await import('./RankingEditor.tsx')).RankingEditor)
const SpeechTextEditor = lazyPart(async () => (await import('./SpeechTextEditor.tsx')).SpeechTextEditor)

/** The editors of what administrators define. */
export function DefinitionPanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  switch (panel) {
    case 'category':
      return (
        <Definition list={categoryList} id={id} onClose={onClose}>
          {(category) => <CategoryEditor category={category} onClose={onClose} />}
        </Definition>
      )
    case 'country':
      return (
        <Definition list={countryList} id={id} onClose={onClose}>
          {(country) => country && <CountryEditor country={country} onClose={onClose} />}
        </Definition>
      )
    case 'dealer':
      return (
        <Definition list={dealerList} id={id} onClose={onClose}>
          {(dealer) => <DealerEditor dealer={dealer} onClose={onClose} />}
        </Definition>
      )
    case 'ranking':
      return (
        <Definition list={rankingList} id={id} onClose={onClose}>
          {(ranking) => <RankingEditor ranking={ranking} onClose={onClose} />}
        </Definition>
      )
    case 'speech':
      return (
        <Definition list={speechTextList} id={id} onClose={onClose}>
          {(text) => <SpeechTextEditor text={text} onClose={onClose} />}
        </Definition>
      )
    default:
      return isEditable(panel) ? <EntryEditor list={panel} id={id} onClose={onClose} /> : null
  }
}

type Props<Row extends { id: number }> = {
  list: ListDefinition<Row>
  id: number | null
  onClose(): void
  /** Null for a new one. */
  children(row: Row | null): ReactNode
}

function Definition<Row extends { id: number }>({ list, id, onClose, children }: Props<Row>) {
  const query = useQuery({
    queryKey: [list.path, 'one', id],
    queryFn: id === null ? skipToken : () => recordOfList(list, id),
    ...forEditing,
  })
  if (id === null) return children(null)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {children}
    </RecordLoader>
  )
}
