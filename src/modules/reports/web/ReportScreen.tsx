import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAdmin } from '#core/actor.ts'
import { saveBlob } from '#platform/web/download.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { writeSheet } from '#platform/web/sheet/sheet-task.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { reportTexts } from '../texts.ts'
import { sheetOf, type ReportColumn } from '../domain/report-columns.ts'
import { ReportTable } from './ReportTable.tsx'
import classes from './ReportTable.module.css'

type Props<Row> = {
  title: string
  columns: readonly ReportColumn<Row>[]
  /** The query and its cache key. */
  query: { key: readonly unknown[]; ask(): Promise<Row[]> }
  onOpen?(row: Row): void
  /** Whether a line opens its rows; by default all do. */
  opens?(row: Row): boolean
  tools?: ReactNode
  emptyText: string
  hasTotals?: boolean
  /** What the figures mean. */
  notes: ReactNode
}

/** The frame of a report: parameters above, figures below, Excel for administrators. */
export function ReportScreen<Row>(props: Props<Row>) {
  const { title, columns, query, onOpen, opens, tools, emptyText, hasTotals = true, notes } = props
  const t = useTexts(reportTexts)
  const common = useTexts(commonTexts)
  const mayExport = isAdmin(useUser())
  const asked = useQuery({ queryKey: query.key, queryFn: query.ask, staleTime: 0 })
  const { data } = asked

  async function download() {
    if (!data?.length) return toastWarning(common('export_empty'))
    try {
      saveBlob(await writeSheet(sheetOf(columns, data, t('total_row'))), `${title} ${serverToday()}.xlsx`)
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <section className="wk-screen" aria-label={title}>
      <div className={`wk-bar ${classes.header}`}>
        <div className={`wk-bar ${classes.tools}`}>{tools}</div>
        {mayExport && (
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={14} />}
            onClick={() => void download()}
          >
            {t('excel')}
          </Button>
        )}
      </div>
      <div className="wk-panel wk-scroll">
        <Loaded query={asked}>
          {(rows) =>
            rows.length === 0 ? (
              <div className={`wk-muted wk-middle ${classes.state}`}>{emptyText}</div>
            ) : (
              <ReportTable
                title={title}
                columns={columns}
                rows={rows}
                hasTotals={hasTotals}
                {...(onOpen ? { onOpen } : {})}
                {...(opens ? { opens } : {})}
              />
            )
          }
        </Loaded>
      </div>
      {notes}
    </section>
  )
}
