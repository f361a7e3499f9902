import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { call } from '#platform/web/api.ts'
import { recordAmong } from '#platform/web/records/find-record.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { TaskDocument, taskRecords } from '../domain/task.ts'

export function useTask(id: number) {
  return useQuery({
    queryKey: [taskRecords.path, id],
    queryFn: async () => recordAmong((await call(taskRecords.path, { id })).datalist, id),
    ...forEditing,
  })
}

/** The document behind a task. */
export const documentOfTask: Readonly<Record<number, DocumentKind>> = {
  [TaskDocument.order]: 'siparis_onayi',
  [TaskDocument.invoice]: 'fatura',
  [TaskDocument.shipment]: 'irsaliye',
}
