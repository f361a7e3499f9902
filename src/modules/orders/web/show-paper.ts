import { useLanguage } from '#platform/web/language.tsx'
import { showDocument } from '#platform/web/requests.ts'
import { useUser } from '#platform/web/session.ts'
import { call } from '#platform/web/api.ts'
import type { PaperKind } from '../domain/documents/paper-rules.ts'
import { paperRequest } from '../domain/paper-request.ts'
import type { OrderRecord } from './order-data.ts'

type Printed = Parameters<typeof paperRequest>[0]

/** Shows a paper of an order in the viewer; of one that was just saved by its number. */
export function useShowPaper() {
  const actor = useUser()
  const language = useLanguage()
  const show = (order: Printed, tur: PaperKind) => showDocument(paperRequest(order, tur, actor, language))
  return {
    show,
    showById: async (id: number, tur: PaperKind) =>
      show((await call<{ item: OrderRecord }>('/siparisler/get', { id })).item, tur),
  }
}
