import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { call, CallError } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/for-editing.ts'
import { TaskDocument, taskRecords } from '../domain/gorev.ts'

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

/** The document behind a task. */
export const documentOfTask: Readonly<Record<number, DocumentKind>> = {
  [TaskDocument.order]: 'siparis_onayi',
  [TaskDocument.invoice]: 'fatura',
  [TaskDocument.shipment]: 'irsaliye',
}
