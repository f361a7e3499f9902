import { Fragment, type ReactNode } from 'react'
import classes from './PlainTable.module.css'

/** The label of a column; figures are aligned to the right. */
export type PlainHead = string | { figure: string }

export type PlainRow = {
  key: string | number
  cells: readonly ReactNode[]
  /** Shown right below the row when it is unfolded. */
  below?: ReactNode
}

type Props = { title: string; heads: readonly PlainHead[]; rows: readonly PlainRow[] }

const labelOf = (head: PlainHead | undefined) => (typeof head === 'object' ? head.figure : head)
const figureClass = (head: PlainHead | undefined) => (typeof head === 'object' ? 'wk-figure' : undefined)

/** A few rows that need no search, order or pages; it looks as lists do. */
export function PlainTable({ title, heads, rows }: Props) {
  return (
    <div className={`wk-panel ${classes.frame}`}>
      <table className="wk-sheet" aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={labelOf(head)} scope="col" className={figureClass(head)}>
                {labelOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, below }) => (
            <Fragment key={key}>
              <tr>
                {cells.map((cell, place) => (
                  <td key={labelOf(heads[place])} className={figureClass(heads[place])}>
                    {cell}
                  </td>
                ))}
              </tr>
              {below && (
                <tr>
                  <td colSpan={heads.length}>{below}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
