import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BusyOverlay } from '#platform/web/toasts/busy.tsx'
import { Dialogs } from '#platform/web/dialogs/dialogs.tsx'
import { reportError } from '#platform/web/error-report.ts'
import { faceReady } from '#platform/web/fonts/face.ts'
import { noteQuestions } from '#platform/web/live/questions.ts'
import { openRecordsBy } from '#platform/web/records/records.ts'
import { styleNonce } from '#platform/web/screen/style-nonce.ts'
import { cssVariables, theme } from '#platform/web/screen/theme.ts'
import { ToastHost } from '#platform/web/toasts/ToastHost.tsx'
import { initialise } from './initialise.ts'
import { createAppRouter, fetchFirstScreen } from './router.tsx'
import { unexpected, watchErrors } from './unexpected.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: reportError }),
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false, persister: noteQuestions },
  },
})

const schemes = localStorageColorSchemeManager({ key: 'wk.scheme' })

/** Nothing is rendered until the session is known; then the login or the requested screen. */
export async function start(root: HTMLElement): Promise<void> {
  watchErrors()
  translateHashRoute()
  // A part that cannot be fetched now is fetched again, or its error shown, when it is needed.
  fetchFirstScreen().catch(() => undefined)
  await Promise.all([initialise(queries), faceReady()])
  const router = createAppRouter()
  openRecordsBy(router)
  createRoot(root, { onUncaughtError: unexpected, onCaughtError: unexpected }).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={schemes}
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queries}>
          <ToastHost />
          <RouterProvider router={router} />
          <Dialogs />
          <BusyOverlay />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

/** Links of the form /#/genel-takip?cus_id=7 lead to the same screen as /genel-takip?cus_id=7. */
function translateHashRoute(): void {
  if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1))
}
