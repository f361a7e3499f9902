import type { Actor } from '#core/actor.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { Screen } from '#platform/web/module.ts'
import { menuIcons } from '#platform/web/shell/menu-icons.ts'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import { webModules } from '../modules.web.ts'
import { routes } from './routes.ts'

const groups = webModules.flatMap(({ groups: own = [] }) => own)

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** The screens of the menu in their order, for everybody. */
export const menuScreens = routes
  .flatMap(({ menu, ...screen }) => (menu ? [{ ...screen, ...menu }] : []))
  .toSorted(byOrder)

type MenuScreen = (typeof menuScreens)[number]

const mayOpen = (path: string, actor: Actor) =>
  routes.some((route: Screen) => route.path === path && route.who(actor))

/** The side menu: groups and single entries in their order, without what the level may not open. */
export function menuFor(actor: Actor, language: Language, badges: Record<string, number> = {}): MenuItem[] {
  function itemOf({ path, title, icon, who, unless, key = path }: MenuScreen): MenuItem[] {
    const badge = badges[key]
    if (!who(actor) || (unless && mayOpen(unless, actor))) return []
    return [
      { key, label: say(title, language), icon: menuIcons[icon], to: path, ...(badge ? { badge } : {}) },
    ]
  }

  const items = [
    ...groups.map(({ key, title, icon, order }) => {
      const children = menuScreens.filter(({ group }) => group === key).flatMap(itemOf)
      const item = { key, label: say(title, language), icon: menuIcons[icon], children }
      return { order, items: children.length ? [item] : [] }
    }),
    ...menuScreens
      .filter(({ group }) => !group)
      .map((entry) => ({ order: entry.order, items: itemOf(entry) })),
  ]
  return items.toSorted(byOrder).flatMap(({ items: shown }) => shown)
}
