import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { markSessionFound } from '#platform/web/session/session-lost.ts'
import { closeSession, useSession } from '#platform/web/session/session.ts'
import { useStable } from '#platform/web/list/use-stable.ts'
import { useStore } from '#platform/web/store.ts'
import { connect, lostSession } from './initialise.ts'

const SignInAgain = lazyPart(
  async () => (await import('#modules/users/web/sign-in/SignInAgain.tsx')).SignInAgain,
)

/** Shown above open work when its session is over; signing in here or in another tab lets the work go on. */
export function SignInAgainHost() {
  const lost = useStore(lostSession)
  const session = useSession()
  const queries = useQueryClient()
  const goOn = useStable(() => {
    markSessionFound()
    lostSession.set(null)
    connect()
    void queries.invalidateQueries()
  })
  const isFound = lost !== null && session !== null && session.sesion_id !== lost.sesion_id
  useEffect(() => {
    if (isFound) goOn()
  }, [isFound, goOn])
  if (!lost || isFound) return null
  return (
    <SignInAgain
      userName={lost.user.user_name}
      onSignedIn={goOn}
      onGiveUp={() => {
        closeSession()
        location.reload()
      }}
    />
  )
}
