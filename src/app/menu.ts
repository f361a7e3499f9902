import type { Actor } from '#core/actor.ts'
import { say, type Language } from '#core/texts.ts'
import type { MenuEntry, MenuPart } from '#platform/web/module.ts'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import { webModules } from './modules.web.ts'
import { routes } from './routes.ts'

/** The groups and entries of all modules; they come in one file. */
export const menuParts = (): Promise<MenuPart[]> =>
  Promise.all(webModules.flatMap(({ menu }) => (menu ? [menu()] : [])))

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

const routeFor = (path: string, actor: Actor) =>
  routes.find((route) => route.path === path && route.who(actor))

/** The side menu: groups and single entries in their order, without what the level may not open. */
export function menuFor(
  parts: readonly MenuPart[],
  actor: Actor,
  language: Language,
  badges: Record<string, number> = {},
): MenuItem[] {
  const entries = parts.flatMap((part) => part.entries).toSorted(byOrder)

  function itemOf({ path, icon, unless, key = path }: MenuEntry): MenuItem[] {
    const route = unless && routeFor(unless, actor) ? undefined : routeFor(path, actor)
    const badge = badges[key]
    if (!route) return []
    return [{ key, label: say(route.title, language), icon, to: path, ...(badge ? { badge } : {}) }]
  }

  const groups = parts.flatMap(({ groups: own = [] }) => own)
  const items = [
    ...groups.map(({ key, title, icon, order }) => {
      const children = entries.filter(({ group }) => group === key).flatMap(itemOf)
      return { order, items: children.length ? [{ key, label: say(title, language), icon, children }] : [] }
    }),
    ...entries.filter(({ group }) => !group).map((entry) => ({ order: entry.order, items: itemOf(entry) })),
  ]
  return items.toSorted(byOrder).flatMap(({ items: shown }) => shown)
}
