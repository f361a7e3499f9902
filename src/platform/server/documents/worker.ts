import { parentPort } from 'node:worker_threads'
import { openPdfBundle, renderPdf, type PdfBundle } from './pdf.ts'
import type { Answer, Order } from './renderer.ts'

/** The drawing thread: takes one order after another, so that the thread that serves people is never held up. */

const bundles = new Map<number, PdfBundle>()

function bundleOf(id: number): PdfBundle {
  const bundle = bundles.get(id)
  if (!bundle) throw new Error(`no bundle ${id}`)
  return bundle
}

async function carryOut(order: Order): Promise<Uint8Array | null> {
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
}

async function answer(id: number, order: Order): Promise<void> {
  try {
    const bytes = await carryOut(order)
    parentPort?.postMessage({ id, bytes } satisfies Answer, bytes ? [bytes.buffer as ArrayBuffer] : [])
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, problem } satisfies Answer)
  }
}

let last = Promise.resolve()
parentPort?.on('message', ({ id, order }: { id: number; order: Order }) => {
  last = last.then(() => answer(id, order))
})
