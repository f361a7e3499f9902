import { useQuery } from '@tanstack/react-query'
import type { PaperKind } from '#modules/orders/domain/documents/paper-rules.ts'
import { call, CallError } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/for-editing.ts'
import { DocumentKind, taskRecords } from '../domain/gorev.ts'

export function useTask(id: number) {
  return useQuery({
    queryKey: [taskRecords.path, id],
    queryFn: async () => {
      const { datalist } = await call(taskRecords.path, { id })
      const [task] = datalist
      if (!task) throw new CallError({ isContinue: false, code: 'record_not_found', message: '' })
      return task
    },
    ...forEditing,
  })
}

/** The paper behind a task. */
export const paperOfTask: Readonly<Record<number, PaperKind>> = {
  [DocumentKind.order]: 'siparis_onayi',
  [DocumentKind.invoice]: 'fatura',
  [DocumentKind.shipment]: 'irsaliye',
}
