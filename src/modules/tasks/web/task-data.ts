import { useQuery } from '@tanstack/react-query'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/for-editing.ts'
import { refusedHere } from '#platform/web/refusals.ts'
import { TaskDocument, taskRecords } from '../domain/gorev.ts'

export function useTask(id: number) {
  return useQuery({
    queryKey: [taskRecords.path, id],
    queryFn: async () => {
      const { datalist } = await call(taskRecords.path, { id })
      const [task] = datalist
      if (!task) throw refusedHere(recordsRefusals.record_not_found)
      return task
    },
    ...forEditing,
  })
}

/** The document behind a task. */
export const documentOfTask: Readonly<Record<number, DocumentKind>> = {
  [TaskDocument.order]: 'siparis_onayi',
  [TaskDocument.invoice]: 'fatura',
  [TaskDocument.shipment]: 'irsaliye',
}
