import type { ListDefinition, ListPayload } from '#core/lists/list.ts'
import type { ListState } from '../question/list-address.ts'
import { rowsQuestion, totalsQuestion, type FixedFilters } from '../question/list-question.ts'
import type { Group } from './group-lines.ts'

/** The question for the groups of a list, a page of them at a time. */
export function groupsQuestion(
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string>,
  field: string,
): ListPayload {
  const { offset, limit, sorts, orderByField, orderBy } = rowsQuestion(list, state, fixed, shown)
  const order = sorts ? { sorts } : { orderByField, orderBy }
  return { ...totalsQuestion(list, state, fixed, shown), ...order, offset, limit, group_by_fields: [field] }
}

/** The question for the first rows of a group. */
export const groupRowsQuestion = (
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string>,
  group: { field: string; value: Group['value']; limit: number },
): ListPayload => ({
  ...rowsQuestion(list, state, fixed, shown),
  offset: 0,
  limit: Math.min(group.limit, list.maxLimit),
  group_of: { [group.field]: group.value },
})
