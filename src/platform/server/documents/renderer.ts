import type { DocumentModel } from '#core/document.ts'
import { startThread } from '../work/thread.ts'

type BundleHead = { title: string; date: string; author: string }

export type Order =
  | { type: 'render'; model: DocumentModel }
  | ({ type: 'open'; bundle: number } & BundleHead)
  | { type: 'add'; bundle: number; model: DocumentModel }
  | { type: 'finish'; bundle: number }
  | { type: 'discard'; bundle: number }

export type Bundle = {
  add(model: DocumentModel): Promise<void>
  finish(): Promise<Uint8Array>
  discard(): Promise<void>
}

/** Draws documents in a thread of its own. */
export type Documents = {
  render(model: DocumentModel): Promise<Uint8Array>
  bundle(head: BundleHead): Promise<Bundle>
  /** Long work without a waiting caller; the app waits for it when it closes. */
  inBackground(work: () => Promise<void>): void
  close(): Promise<void>
}

/** Drawing makes much short-lived garbage: a small young generation is collected often instead of growing. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

export function startDocuments(onError: (error: unknown) => void): Documents {
  const thread = startThread<Order>('documents', new URL('./worker.ts', import.meta.url), {
    resourceLimits: limits,
  })
  let isClosed = false
  let bundles = 0
  const background = new Set<Promise<void>>()

  return {
    render: (model) => thread.make({ type: 'render', model }),
    bundle: async (head) => {
      bundles += 1
      const bundle = bundles
      await thread.carryOut({ type: 'open', bundle, ...head })
      return {
        add: (model) => thread.carryOut({ type: 'add', bundle, model }),
        finish: () => thread.make({ type: 'finish', bundle }),
        discard: () => thread.carryOut({ type: 'discard', bundle }),
      }
    },
    inBackground: (work) => {
      const running: Promise<void> = work()
        .catch((error: unknown) => {
          if (!isClosed) onError(error)
        })
        .finally(() => background.delete(running))
      background.add(running)
    },
    close: async () => {
      isClosed = true
      await thread.close()
      await Promise.all(background)
    },
  }
}
