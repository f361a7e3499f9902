import type { ListDefinition, ListPayload, ListTab } from '#core/lists/list.ts'

/** A tab with the rows that its list starts with; without filters it is not counted. */
export type Tab<Name extends string> = {
  name: Name
  label: string
  filters?: ListPayload['filters']
  /** The amount that is summed up beside the count. */
  sumField?: string
  /** The list, if another call answers this tab. */
  list?: Pick<ListDefinition, 'path'>
}

/** What is counted, by the call that counts it. */
export function tabQuestions(
  path: string,
  tabs: readonly Tab<string>[],
  fixed: ListPayload,
): { path: string; payload: ListPayload }[] {
  const questions = new Map<string, ListTab[]>()
  for (const { name, filters, sumField, list } of tabs) {
    if (!filters) continue
    const asked = questions.get(list?.path ?? path) ?? []
    questions.set(list?.path ?? path, [
      ...asked,
      { name, filters, ...(sumField ? { sum_field: sumField } : {}) },
    ])
  }
  return [...questions].map(([asked, counted]) => ({ path: asked, payload: { ...fixed, tabs: counted } }))
}
