import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { confirm } from '../dialogs.tsx'
import { tell, useTexts } from '../language.tsx'
import { readLocal, writeLocal } from '../local-data.ts'
import { commonTexts } from '../texts.ts'
import type { MenuItem } from './menu-item.ts'
import { Palette, type PaletteEntry } from './Palette.tsx'
import classes from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

type Props = {
  title: string
  menu: readonly MenuItem[]
  palette: readonly PaletteEntry[]
  version: string
  onLogout(): Promise<void>
  children: ReactNode
}

/** The frame around every screen: side menu, top bar, content. */
export function Shell({ title, menu, palette, version, onLogout, children }: Props) {
  const t = useTexts(commonTexts)
  const isNarrow = useMediaQuery('(max-width: 840px)')
  const [isMenuOpen, setMenuOpen] = useState(
    () => readLocal<boolean>('menu') ?? !matchMedia('(max-width: 840px)').matches,
  )
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useHotkeys([['mod+K', () => setPaletteOpen(true), { preventDefault: true }]], [])
  useEffect(() => {
    document.title = title ? `${title} · Weinkontor` : 'Weinkontor'
  }, [title])

  const toggleMenu = useCallback(() => {
    setMenuOpen(!isMenuOpen)
    if (!isNarrow) writeLocal('menu', !isMenuOpen)
  }, [isMenuOpen, isNarrow])
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const leave = useCallback(() => void askLogout(onLogout), [onLogout])

  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('skip_to_content')}
      </a>
      <SideMenu items={menu} version={version} isOpen={isMenuOpen} />
      <div className={classes.main}>
        <TopBar title={title} onMenu={toggleMenu} onPalette={openPalette} onLogout={leave} />
        <main id="content" className={classes.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isPaletteOpen && <Palette entries={palette} onClose={() => setPaletteOpen(false)} />}
    </div>
  )
}

function askLogout(logout: () => Promise<void>): Promise<boolean> {
  return confirm({
    title: tell(commonTexts, 'logout'),
    message: tell(commonTexts, 'logout_question'),
    confirm: tell(commonTexts, 'logout'),
    act: logout,
  })
}
