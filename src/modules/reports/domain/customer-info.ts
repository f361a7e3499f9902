import { UNASSIGNED_USER } from '#core/actor.ts'
import type { Ask } from '#core/calls.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { reportTexts } from '../texts.ts'
import { wordOf, type Report } from './day-reports.ts'

export type InfoRow = {
  group: 'by_status' | 'by_staff' | 'general'
  name(language: Language): string
  count: number
}

async function countCustomers(ask: Ask, filters: NonNullable<ListPayload['filters']>): Promise<number> {
  const answer = await ask('/customers/list', { filters, no_columns: true, count: true })
  return answer.count ?? 0
}

/** How many customers there are, by status, by person and in all. */
export const customerInfo: Report<InfoRow> = {
  path: '/customers/info',
  ask: async (ask) => {
    const [byStatus, byStaff] = [
      await ask('/customers_by_dnd_report/list', {}),
      await ask('/customers_by_user_report/list', {}),
    ]
    const total = async (
      name: 'customers_empty' | 'customers_assigned' | 'customers_all',
      filters: NonNullable<ListPayload['filters']>,
    ): Promise<InfoRow> => ({
      group: 'general',
      name: (language) => say(reportTexts[name], language),
      count: await countCustomers(ask, filters),
    })
    return [
      ...byStatus.datalist.map((row): InfoRow => ({
        group: 'by_status',
        name: (language) => wordOf(row, language),
        count: row.count,
      })),
      ...byStaff.datalist.map(({ id, name_surname, count }): InfoRow => ({
        group: 'by_staff',
        name: (language) =>
          id === UNASSIGNED_USER ? say(reportTexts.customers_empty, language) : name_surname,
        count,
      })),
      await total('customers_empty', { cus_user: 1 }),
      await total('customers_assigned', { cus_user: { value: 1, matchMode: 'gt' } }),
      await total('customers_all', {}),
    ]
  },
  columns: ({ language }) => [
    {
      key: 'group',
      label: say(reportTexts.group, language),
      kind: 'text',
      value: ({ group }) => say(reportTexts[group], language),
      isGroup: true,
      width: 45,
    },
    {
      key: 'label',
      label: say(reportTexts.label, language),
      kind: 'text',
      value: ({ name }) => name(language),
    },
    {
      key: 'count',
      label: say(reportTexts.count, language),
      kind: 'count',
      value: ({ count }) => count,
      bar: true,
      width: 24,
    },
  ],
}
