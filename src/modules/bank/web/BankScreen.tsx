import { SegmentedControl } from '@mantine/core'
import { useRef, useState } from 'react'
import { formatEuro } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { useShortcuts, useWritingKeys } from '#platform/web/keys/shortcuts.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { EntryState } from '../domain/entries.ts'
import { BankHead } from './BankHead.tsx'
import classes from './BankScreen.module.css'
import { Act, EntryPanel } from './EntryPanel.tsx'
import { EntryTable } from './EntryTable.tsx'
import { bankTexts } from './texts.ts'
import { RepeatTable } from './runs/RepeatTable.tsx'
import { loadStatement, useEntries, useRepeats } from './use-bank.ts'
import { useBulk } from './use-bulk.tsx'
import { useReview } from './use-review.ts'

const tabs = ['booked', 'asks', 'ignored', 'known'] as const satisfies readonly (EntryState | 'known')[]
type Tab = (typeof tabs)[number]

/** /banka: the entries of bank statements, which were booked automatically, and which need a decision. */
export function BankScreen() {
  const t = useTexts(bankTexts)
  const [tab, setTab] = useState<Tab>('asks')
  const loadButton = useRef<HTMLButtonElement>(null)
  const { query, counts } = useEntries(tab === 'known' ? 'asks' : tab)
  const { data } = query
  const repeats = useRepeats()
  const review = useReview(tab === 'known' ? [] : (data?.rows ?? []))
  const bulk = useBulk(tab === 'asks' ? (data?.rows ?? []) : [])
  const countOf = (one: Tab) => (one === 'known' ? repeats.data?.count : counts?.[one]) ?? ''
  const { entry, acts } = review
  const told = (work: Promise<Parameters<typeof t>[1]>) =>
    void work.then((summary) => toastSuccess(t('loaded', summary)), toastError)

  const work = useRef<HTMLDivElement>(null)
  useWritingKeys(
    {
      Enter: acts.book,
      'Shift+Enter': bulk.bookAll,
      x: acts.ignore,
      u: acts.undo,
      'Shift+u': acts.undoBulk,
    },
    work,
  )
  useShortcuts({
    ArrowDown: acts.next,
    ArrowUp: acts.previous,
    n: acts.next,
    s: () => acts.search(true),
    '/': () => acts.search(false),
    o: () => loadButton.current?.click(),
    ...Object.fromEntries(tabs.map((one, index) => [String(index + 1), () => setTab(one)])),
  })

  return (
    <section className={classes.screen}>
      <BankHead
        loadButton={loadButton}
        onFile={(file) => told(loadStatement(file))}
        onMatch={() => told(write('/bank_entry/match', {}).then(({ summary }) => summary))}
      />
      <div ref={work} className={classes.work} data-tab={tab} tabIndex={-1}>
        <div className={`wk-stack ${classes.list}`}>
          <div className="wk-bar">
            <SegmentedControl
              aria-label={t('title')}
              data={tabs.map((value) => ({ value, label: `${t(`tab_${value}`)} ${countOf(value)}` }))}
              value={tab}
              onChange={(next) => {
                setTab(tabs.find((one) => one === next) ?? 'asks')
                review.choose(null)
              }}
            />
            <span className={`wk-muted ${classes.figures}`}>
              {data && tab !== 'known' && t('figures', { count: data.count, sum: formatEuro(data.sum) })}
            </span>
            <Act label={t('book_all')} sign="⇧↵" isFirst isDisabled={!bulk.isPossible} run={bulk.bookAll} />
          </div>
          {tab === 'known' ? (
            <Loaded query={repeats}>
              {({ rows }) => <RepeatTable rows={rows} isBusy={repeats.isFetching} />}
            </Loaded>
          ) : (
            <Loaded query={query}>
              {({ rows }) => (
                <EntryTable
                  rows={rows}
                  active={entry?.id ?? null}
                  isBusy={query.isFetching}
                  onChoose={review.choose}
                />
              )}
            </Loaded>
          )}
        </div>
        {entry && (
          <EntryPanel {...review} entry={entry} onParts={review.setParts} onSearched={review.endSearch} />
        )}
        {!entry && tab !== 'known' && (
          <aside className={`wk-panel wk-stack ${classes.panel}`}>
            <p className="wk-muted">{t('choose_row')}</p>
          </aside>
        )}
      </div>
    </section>
  )
}
