import { useHotkeys } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { say } from '#core/texts/texts.ts'
import { newRankings } from '#modules/definitions/web/public/new-rankings.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { helpRequest } from '#platform/web/records/requests.ts'
import { ScreenWaiting } from '#platform/web/shell/ScreenWaiting.tsx'
import { ScreensContext } from '#platform/web/shell/screens.ts'
import { Shell } from '#platform/web/shell/Shell.tsx'
import { useStore } from '#platform/web/store.ts'
import { appVersion, logout } from './initialise.ts'
import { menuFor } from './menu.ts'
import { RecordHost } from './RecordHost.tsx'
import { RequestHosts } from './RequestHosts.tsx'
import { routeOf } from './routes.ts'
import { SignInAgainHost } from './SignInAgainHost.tsx'

const AppPalette = lazyPart(async () => (await import('./AppPalette.tsx')).AppPalette)

/** The frame and the screen of the address; loaded only for signed-in users. */
export function SignedIn() {
  const user = useUser()
  const language = useLanguage()
  // Not the whole address: each filter of a list would draw the frame anew.
  const pathname = useLocation({ select: (location) => location.pathname })
  const rankings = useStore(newRankings)
  const route = routeOf(pathname)
  const menu = useMemo(() => menuFor(user, language, { home: rankings }), [user, language, rankings])
  useHotkeys([['F1', () => helpRequest.set(route?.path ?? '/'), { preventDefault: true }]], [])
  return (
    <Shell
      title={route?.who(user) ? say(route.title, language) : ''}
      menu={menu}
      renderPalette={(close, leave) => <AppPalette menu={menu} onClose={close} onLogout={leave} />}
      version={appVersion}
      onLogout={logout}
    >
      <ScreensContext value={menu}>
        <Suspense fallback={<ScreenWaiting />}>
          <Outlet />
        </Suspense>
        <RecordHost />
        <RequestHosts />
        <SignInAgainHost />
      </ScreensContext>
    </Shell>
  )
}
