import { useEffect } from 'react'
import { useStable } from '#platform/web/list/use-stable.ts'
import { orderFormRequest } from '#platform/web/records/requests.ts'
import { useShowDocument } from '../public/show-document.ts'

/** Loads an order by its number for a module that does not know orders, and opens its form in the viewer. */
export function OrderFormHost() {
  const { showById } = useShowDocument()
  const answer = useStable(() => {
    const id = orderFormRequest.get()
    if (id === null) return
    orderFormRequest.set(null)
    void showById(id, 'siparis_formu')
  })
  useEffect(() => answer(), [answer])
  return null
}
