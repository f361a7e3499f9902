import { useState, type ReactNode } from 'react'
import type { CallTypes } from '#core/calls.ts'
import { call } from '#platform/web/api.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { isNothing } from '#modules/users/domain/offboarding.ts'
import type { Leave, Outcome } from './OffboardDialog.tsx'

type Leaver = { id: number; user_name: string }
type Preview = CallTypes['/sys_users/offboard_preview']['answer']['item']
type Asked = { name: string; leave: Leave; preview: Preview; onClose(outcome: Outcome): void }

const OffboardDialog = lazyPart(async () => (await import('./OffboardDialog.tsx')).OffboardDialog)

/** Asks who takes over a leaver's work, unless there is none. */
export function useOffboarding(): {
  ask(user: Leaver, leave: Leave): Promise<Outcome>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function ask({ id, user_name }: Leaver, leave: Leave): Promise<Outcome> {
    const { item: preview } = await call('/sys_users/offboard_preview', { id })
    if (isNothing(preview)) return { version: null }
    return new Promise((resolve) => setAsked({ name: user_name, leave, preview, onClose: resolve }))
  }

  function close(outcome: Outcome) {
    setAsked(null)
    asked?.onClose(outcome)
  }

  return { ask, dialog: asked && <OffboardDialog {...asked} onClose={close} /> }
}
