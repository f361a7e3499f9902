import { everyone } from '#core/actor.ts'
import type { Screen } from '#platform/web/module.ts'
import { webModules } from '../modules.web.ts'
import { appTexts } from './texts.ts'

/** Every screen of the product. */
export const routes: readonly Screen[] = [
  ...webModules.flatMap(({ screens }) => screens),
  {
    path: '/DevexpressRichedit',
    title: appTexts.text_editor,
    who: everyone,
    screen: async () => (await import('./TextEditorScreen.tsx')).TextEditorScreen,
  },
  {
    path: '/EmptyPage',
    title: appTexts.empty_page,
    who: everyone,
    screen: async () => (await import('./EmptyScreen.tsx')).EmptyScreen,
  },
]

export const routeOf = (pathname: string): Screen | undefined =>
  routes.find(({ path }) => leadsTo(path, pathname))

/** Whether an address belongs to a path, whose parts that begin with $ may be anything. */
function leadsTo(path: string, pathname: string): boolean {
  const parts = path.split('/')
  const given = pathname.split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
  )
}
