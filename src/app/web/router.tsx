import { createRootRoute, createRoute, createRouter, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { Screen } from '#platform/web/module.ts'
import { markScreenReady } from '#platform/web/screen/quiet.ts'
import { screenPart } from '#platform/web/screen/screen-part.tsx'
import { currentSession, rememberedName, useSession, useUser } from '#platform/web/session/session.ts'
import { ScreenFailure } from '#platform/web/shell/ScreenFailure.tsx'
import { ScreenWaiting } from '#platform/web/shell/ScreenWaiting.tsx'
import { connect } from './initialise.ts'
import { routeOf, routes } from './routes.ts'
import { unexpected } from './unexpected.ts'

const loadSignedIn = async () => {
  return (await import('./SignedIn.tsx')).SignedIn
}
const loadLogin = async () => (await import('#modules/users/web/sign-in/LoginScreen.tsx')).LoginScreen
const loadReset = async () =>
  (await import('#modules/users/web/sign-in/ResetPasswordScreen.tsx')).ResetPasswordScreen

const SignedIn = screenPart(loadSignedIn)
const LoginScreen = screenPart(loadLogin)
const ResetPasswordScreen = screenPart(loadReset)
const NotFound = lazyPart(async () => (await import('#platform/web/shell/NotFound.tsx')).NotFound)

/** Loads the screen that is most likely shown first, while the session is still being checked. */
export async function fetchFirstScreen(): Promise<void> {
  if (!currentSession() && !rememberedName()) await loadLogin()
  else await Promise.all([loadSignedIn(), routeOf(location.pathname)?.screen()])
}

/** The reset screen comes before the login: whoever needs it cannot sign in. */
const RESET_PATH = '/ResetPassword'

function Root() {
  const session = useSession()
  const isReset = useLocation({
    select: ({ pathname, search }) => pathname === RESET_PATH || 'reset_link' in search,
  })
  if (session && !isReset)
    return (
      <Suspense fallback={<ScreenWaiting />}>
        <SignedIn />
      </Suspense>
    )
  return (
    <Suspense fallback={<ScreenWaiting />}>
      {isReset ? <ResetPasswordScreen /> : <LoginScreen onSignedIn={connect} />}
      <ReadyMark />
    </Suspense>
  )
}

/** Marks the screen as ready: it is mounted together with the screen beside it. */
function ReadyMark() {
  useEffect(markScreenReady, [])
  return null
}

/** A screen that the level may not open does not exist for it. */
function guarded(route: Screen) {
  const Shown = screenPart(route.screen)
  return function Guarded() {
    return (
      <>
        {route.who(useUser()) ? <Shown /> : <NotFound />}
        <ReadyMark />
      </>
    )
  }
}

export function createAppRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: () => <NotFound /> })
  const children = routes.map((route) =>
    createRoute({ getParentRoute: () => root, path: route.path, component: guarded(route) }),
  )
  return createRouter({
    routeTree: root.addChildren(children),
    defaultOnCatch: unexpected,
    // A boundary around each screen, inside the frame.
    defaultErrorComponent: ScreenFailure,
    // The previous screen is hidden at once, so this fills its place.
    defaultPendingComponent: ScreenWaiting,
    // Values stay the text they are: a code like 007 must not become a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const params = Object.entries(search).flatMap(([name, value]) =>
        value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
      )
      return params.length ? `?${new URLSearchParams(params)}` : ''
    },
  })
}
