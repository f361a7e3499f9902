import { Button, Loader } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAdmin } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import { errorText, mayRetry } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session.ts'
import { writeSheet } from '#platform/web/sheet/sheet-task.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastWarning } from '#platform/web/toasts.ts'
import { reportTexts } from '../texts.ts'
import { sheetOf, type ReportColumn } from './report-columns.ts'
import { ReportTable } from './ReportTable.tsx'
import classes from './ReportTable.module.css'

type Props<Row> = {
  title: string
  columns: readonly ReportColumn<Row>[]
  /** What is asked, and under which key it is kept. */
  query: { key: readonly unknown[]; ask(): Promise<Row[]> }
  onOpen?(row: Row): void
  tools?: ReactNode
  emptyText: string
  hasTotals?: boolean
  /** What the figures mean. */
  notes: ReactNode
}

/** The frame of a report: its questions above, its figures below, Excel for administrators. */
export function ReportScreen<Row>(props: Props<Row>) {
  const { title, columns, query, onOpen, tools, emptyText, hasTotals = true, notes } = props
  const t = useTexts(reportTexts)
  const common = useTexts(commonTexts)
  const mayExport = isAdmin(useUser())
  const { data, error, refetch } = useQuery({ queryKey: query.key, queryFn: query.ask, staleTime: 0 })

  async function download() {
    if (!data?.length) return toastWarning(common('export_empty'))
    try {
      saveBlob(await writeSheet(sheetOf(columns, data, t('total_row'))), `${title} ${businessDay()}.xlsx`)
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <section className={classes.screen} aria-label={title}>
      <div className={classes.header}>
        <div className={classes.tools}>{tools}</div>
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
      <div className={classes.frame}>
        {error && (
          <div className={classes.state} role="alert">
            {errorText(error)}
            {mayRetry(error) && (
              <Button variant="default" onClick={() => void refetch()}>
                {common('retry')}
              </Button>
            )}
          </div>
        )}
        {!error && !data && (
          <div className={classes.state}>
            <Loader size="sm" aria-label={common('busy')} />
          </div>
        )}
        {!error && data?.length === 0 && <div className={classes.state}>{emptyText}</div>}
        {!error && data !== undefined && data.length > 0 && (
          <ReportTable
            title={title}
            columns={columns}
            rows={data}
            hasTotals={hasTotals}
            {...(onOpen ? { onOpen } : {})}
          />
        )}
      </div>
      {notes}
    </section>
  )
}
