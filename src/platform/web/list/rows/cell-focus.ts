/** The cell of a row that a key leads to from another one, or null for the row itself; undefined for another key. */
export function cellAfterKey(key: string, from: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
      return from === null ? 0 : Math.min(count - 1, from + 1)
    case 'ArrowLeft':
      return from === null || from === 0 ? null : from - 1
    default:
      return undefined
  }
}

/** The place of the cell that has the focus among the columns; null while the row itself has it. */
export function focusedCell(target: EventTarget, toolColumns: number): number | null {
  return target instanceof HTMLTableCellElement && target.cellIndex >= toolColumns
    ? target.cellIndex - toolColumns
    : null
}

/** Gives the focus to a row, or to one of its cells. */
export function focusPlace(
  row: HTMLTableRowElement | null | undefined,
  cell: number | null,
  toolColumns: number,
) {
  const place = cell === null ? row : row?.cells[cell + toolColumns]
  if (!place) return
  if (cell !== null) place.tabIndex = -1
  place.focus()
}
