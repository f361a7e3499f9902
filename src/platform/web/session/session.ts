import type { Actor } from '#core/actor.ts'
import {
  claimTab,
  clearCache,
  clearLocal,
  clearTab,
  onOtherTab,
  readLocal,
  writeLocal,
} from './local-data.ts'
import { meaningOf } from './other-tab.ts'
import { createStore, useStore } from '../store.ts'

export type SessionUser = Actor & {
  name: string | null
  sur_name: string | null
  name_surname: string
  email: string
  photoURL: string | null
  info: { uid: number }
}

/** The signed-in person as the sign-in answered; shared by all tabs of this browser. */
export type Session = {
  sesion_id: string
  user: SessionUser
  remember_me: boolean
  company: Record<string, string | number | null> | null
}

const store = createStore<Session | null>(readLocal<Session>('session'))
const known = store.get()
if (known) claimTab(known.user.id)

export const currentSession = () => store.get()
export const useSession = () => useStore(store)

/** The signed-in user; screens are only shown to one. */
export function useUser(): SessionUser {
  const session = useSession()
  if (!session) throw new Error('no one is signed in')
  return session.user
}

export function openSession(session: Session): void {
  claimTab(session.user.id)
  writeLocal('session', session)
  writeLocal('remembered', session.remember_me ? session.user.user_name : null)
  store.set(session)
}

/** The name of the remembered sign-in; its token is in a cookie that scripts cannot read. */
export const rememberedName = () => readLocal<string>('remembered')

export const forgetRemembered = () => writeLocal('remembered', null)

/** Clears local data, except settings of the browser such as the language and the remembered sign-in. */
export function closeSession(): void {
  clearLocal()
  clearTab()
  store.set(null)
}

/** After an update of the app old copies of server data may have another shape. */
export function clearCacheOfOtherVersion(version: string): void {
  if (readLocal<string>('version') === version) return
  clearCache()
  writeLocal('version', version)
}

type OtherTabs = { onOtherUser(userName: string): void; onSignedOut(): void }

/** Tells when another tab signed in as somebody else or signed out: that ends this tab's session too. */
export function watchOtherTabs({ onOtherUser, onSignedOut }: OtherTabs): () => void {
  return onOtherTab('session', () => {
    const here = store.get()
    const there = readLocal<Session>('session')
    const meaning = meaningOf(here, there)
    if (meaning === 'signed-out') onSignedOut()
    else if (meaning === 'reload') location.reload()
    else if (meaning === 'renewed') store.set(there)
    else if (there && meaning === 'other-user') onOtherUser(there.user.user_name)
  })
}
