import { serveOrders } from '../work/thread.ts'
import { openPdfBundle, renderPdf, type PdfBundle } from './pdf.ts'
import type { Order } from './renderer.ts'

/** The drawing thread. */

const bundles = new Map<number, PdfBundle>()

function bundleOf(id: number): PdfBundle {
  const bundle = bundles.get(id)
  if (!bundle) throw new Error(`no bundle ${id}`)
  return bundle
}

serveOrders<Order>(async (order) => {
  switch (order.type) {
    case 'render':
      return renderPdf(order.model)
    case 'open':
      bundles.set(order.bundle, openPdfBundle(order))
      break
    case 'add':
      bundleOf(order.bundle).add(order.model)
      break
    case 'finish': {
      const bytes = await bundleOf(order.bundle).finish()
      bundles.delete(order.bundle)
      return bytes
    }
    case 'discard':
      bundles.delete(order.bundle)
  }
  return null
})
