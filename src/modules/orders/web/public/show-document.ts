import { call } from '#platform/web/api.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { viewerRequest, type PrintedOrder } from '#modules/orders/domain/documents/document-request.ts'
import type { DocumentKind } from '../../domain/documents/document-rules.ts'
import { showDocument } from './document-requests.ts'

/** Shows a document of an order in the viewer with all that is offered there; of an order known by its number it reads the rest. */
export function useShowDocument() {
  const actor = useUser()
  const language = useLanguage()
  const show = (order: PrintedOrder, kind: DocumentKind) =>
    showDocument(viewerRequest(order, kind, actor, language))
  return {
    show,
    showById: async (id: number, kind: DocumentKind): Promise<void> => {
      try {
        show((await call('/siparisler/get', { id })).item, kind)
      } catch (error) {
        toastError(error)
      }
    },
  }
}
