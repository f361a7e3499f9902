import { createContext, useContext } from 'react'
import type { MenuItem } from './menu-item.ts'

/** The screens of the signed-in person, as the menu shows them. */
export const ScreensContext = createContext<readonly MenuItem[]>([])

export const useScreens = () => useContext(ScreensContext)
