import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ShownColumn } from '../rows/cells.tsx'
import { ListRow } from '../rows/ListRow.tsx'

type Props<Row extends { id: number }> = {
  rows: readonly Row[]
  columns: readonly ShownColumn[]
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  onTexts(texts: string[][]): void
}

const nothing = () => undefined

/** The texts of rows that are not on the screen, drawn once out of sight as the screen would draw them. */
export function CopiedRows<Row extends { id: number }>({ rows, columns, cells, onTexts }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    const drawn = [...(body.current?.rows ?? [])]
    onTexts(drawn.map((row) => [...row.cells].map(({ textContent }) => textContent ?? '')))
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the rows that were asked for
  }, [rows])
  return (
    <table hidden aria-hidden>
      <tbody ref={body}>
        {rows.map((row, index) => (
          <ListRow
            key={row.id}
            row={row}
            index={index}
            isActive={false}
            columns={columns}
            cells={cells}
            className={undefined}
            isSelected={false}
            hasCheckbox={false}
            onSelect={nothing}
            onMenu={null}
            onFocus={nothing}
            onOpen={nothing}
          />
        ))}
      </tbody>
    </table>
  )
}
