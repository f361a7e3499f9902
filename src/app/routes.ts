import type { ComponentType } from 'react'
import { admin, adminOrDealerAdmin, everyone, type Who } from '#core/actor.ts'
import type { Text } from '#core/texts.ts'
import { appTexts } from './texts.ts'

/** A screen: its address, its name, who may open it. For anybody else the address does not exist. */
export type AppRoute = {
  path: string
  title: Text
  who: Who
  screen: () => Promise<ComponentType>
}

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    title: appTexts.home,
    who: everyone,
    screen: async () => (await import('#modules/dashboard/web/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/stoklistesi',
    title: appTexts.stock_list,
    who: admin,
    screen: async () => (await import('#modules/stock/web/StockListScreen.tsx')).StockListScreen,
  },
  {
    path: '/genel/kullanici-yonetim',
    title: appTexts.user_management,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/users/web/UserListScreen.tsx')).UserListScreen,
  },
  {
    path: '/EmptyPage',
    title: appTexts.empty_page,
    who: everyone,
    screen: async () => (await import('./EmptyScreen.tsx')).EmptyScreen,
  },
]
