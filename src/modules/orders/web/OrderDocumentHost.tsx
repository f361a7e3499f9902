import { useEffect } from 'react'
import { useShowDocument } from '#platform/web/documents/show-document.ts'
import { useStable } from '#platform/web/list/use-stable.ts'
import { orderDocumentRequest } from '#platform/web/requests.ts'
import { orderDocuments } from '../domain/document-request.ts'

/** Loads an order by its number for another module and opens its document in the viewer. */
export function OrderDocumentHost() {
  const { showById } = useShowDocument(orderDocuments)
  const answer = useStable(() => {
    const asked = orderDocumentRequest.get()
    if (!asked) return
    orderDocumentRequest.set(null)
    void showById(asked.sip_id, asked.tur)
  })
  useEffect(() => answer(), [answer])
  return null
}
