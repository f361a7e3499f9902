import { Box } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListFooter } from '#platform/web/list/ListFooter.tsx'
import { IMPORT_PAGE_SIZE, IMPORT_PAGE_SIZES } from '#modules/data-in/domain/import/batches.ts'
import { isFaulty, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'
import { importTexts } from '#modules/data-in/import-texts.ts'
import classes from './Import.module.css'
import { importScreenTexts } from './texts.ts'

const columns = [
  ['row_no', 'row_no', 60],
  ['status_desc', 'status_desc', 260],
  ['unvan', 'cus_m_f', 90],
  ['adi', 'cus_name', 130],
  ['soyadi', 'cus_surname', 140],
  ['firma', 'cus_firm', 180],
  ['tel1', 'cus_tel1', 140],
  ['tel2', 'cus_tel2', 130],
  ['gsm', 'cus_gsm', 140],
  ['cus_private', 'cus_private', 130],
  ['fax', 'cus_fax', 130],
  ['email', 'cus_email', 220],
  ['adres', 'adres', 200],
  ['pk', 'pk', 80],
  ['bolge', 'bolge', 120],
  ['sehir', 'cus_city', 140],
  ['ulke', 'cus_country_code', 90],
  ['id', 'id', 80],
  ['status_code', 'status_code', 100],
] as const satisfies readonly (readonly [keyof SheetRow, string, number])[]

type Props = { rows: readonly SheetRow[] }

/** The rows of the sheet; yellow ones were refused and say why. */
export function ImportTable({ rows }: Props) {
  const t = useTexts(importScreenTexts)
  const fields = useTexts({ ...importTexts, id: { tr: 'No', de: 'Nr.', en: 'No.' } })
  const [wanted, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(IMPORT_PAGE_SIZE)
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / pageSize)))
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  return (
    <div className={`wk-pane ${classes.frame}`}>
      <Box className="wk-scroll" role="region" aria-label={t('title')} tabIndex={0}>
        <table className={`wk-sheet ${classes.table}`} aria-label={t('title')}>
          <colgroup>
            {columns.map(([name, , width]) => (
              <col key={name} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(([name, label]) => (
                <th key={name} scope="col">
                  {fields(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={row.row_no}
                data-faulty={isFaulty(row) || undefined}
                data-added={row.id !== null || undefined}
              >
                {columns.map(([name]) => (
                  <td key={name} title={String(row[name] ?? '')}>
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      </Box>
      <ListFooter
        count={rows.length}
        page={page}
        pageSize={pageSize}
        pageSizes={IMPORT_PAGE_SIZES}
        onPage={setPage}
        onPageSize={(size) => {
          setPage(1)
          setPageSize(size)
        }}
      />
    </div>
  )
}
