import type { ComponentType } from 'react'
import type { Lead, PlainList } from '../PlainListScreen.tsx'

/** A screen that shows a declared list and opens the record of a row, without a component of its own. */
export const plainList =
  <Row extends { id: number }>(load: () => Promise<PlainList<Row>>, leadOf: (row: Row) => Lead) =>
  async (): Promise<ComponentType> => {
    const [{ plainScreen }, plain] = await Promise.all([import('../PlainListScreen.tsx'), load()])
    return plainScreen(plain, leadOf)
  }
