import { createRootRoute, createRoute, createRouter, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { say } from '#core/texts.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { useSession, useUser } from '#platform/web/session.ts'
import { newRankings } from '#platform/web/shell/notices.ts'
import { NotFound } from '#platform/web/shell/NotFound.tsx'
import { ScreensContext } from '#platform/web/shell/screens.ts'
import { Shell } from '#platform/web/shell/Shell.tsx'
import { useStore } from '#platform/web/store.ts'
import { appVersion, connect, logout } from './initialise.ts'
import { menuFor, paletteFor } from './menu.ts'
import { RequestHosts } from './RequestHosts.tsx'
import { routes, type AppRoute } from './routes.ts'

const LoginScreen = lazy(async () => ({
  default: (await import('#modules/users/web/LoginScreen.tsx')).LoginScreen,
}))
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('#modules/users/web/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}))

/** The reset screen comes before the login: whoever needs it cannot sign in. */
const RESET_PATH = '/ResetPassword'

function Root() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const isReset = pathname === RESET_PATH || 'reset_link' in search
  if (isReset) return <Waiting screen={<ResetPasswordScreen />} />
  return session ? <SignedIn /> : <Waiting screen={<LoginScreen onSignedIn={connect} />} />
}

const Waiting = ({ screen }: { screen: ReactNode }) => <Suspense fallback={null}>{screen}</Suspense>

function SignedIn() {
  const user = useUser()
  const language = useLanguage()
  const { pathname } = useLocation()
  const rankings = useStore(newRankings)
  const route = routes.find((candidate) => leadsTo(candidate.path, pathname))
  const menu = useMemo(() => menuFor(user, language, { home: rankings }), [user, language, rankings])
  const palette = useMemo(() => paletteFor(user, language), [user, language])
  return (
    <Shell
      title={route?.who(user) ? say(route.title, language) : ''}
      menu={menu}
      palette={palette}
      version={appVersion}
      onLogout={logout}
    >
      <ScreensContext value={menu}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
        <RequestHosts />
      </ScreensContext>
    </Shell>
  )
}

/** Whether an address belongs to a path, whose parts that begin with $ stand for anything. */
function leadsTo(path: string, pathname: string): boolean {
  const parts = path.split('/')
  const given = pathname.split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
  )
}

/** A screen that the level may not open does not exist for it. */
function guarded(route: AppRoute) {
  const Screen = lazy(async () => ({ default: await route.screen() }))
  return function Guarded() {
    return route.who(useUser()) ? <Screen /> : <NotFound />
  }
}

export function createAppRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFound })
  const children = routes.map((route) =>
    createRoute({ getParentRoute: () => root, path: route.path, component: guarded(route) }),
  )
  return createRouter({
    routeTree: root.addChildren(children),
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
