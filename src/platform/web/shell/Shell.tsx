import { useHotkeys } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode, type MouseEvent } from 'react'
import { confirm } from '../dialogs/dialogs.tsx'
import { tell, useTexts } from '../language.tsx'
import { useStable } from '../list/use-stable.ts'
import { readLocal, writeLocal } from '../session/local-data.ts'
import { useNarrow } from '../screen/narrow.ts'
import { frameTexts } from '../frame-texts.ts'
import type { MenuItem } from './menu-item.ts'
import classes from './Shell.module.css'
import { ReleaseNotice } from './ReleaseNotice.tsx'
import { ScreenProgress } from './ScreenWaiting.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

type Props = {
  title: string
  menu: readonly MenuItem[]
  /** Renders the Ctrl+K palette. */
  renderPalette(close: () => void, leave: () => void): ReactNode
  version: string
  onLogout(): Promise<void>
  children: ReactNode
}

/** The frame around every screen: side menu, top bar, content. */
export function Shell({ title, menu, renderPalette, version, onLogout, children }: Props) {
  const t = useTexts(frameTexts)
  const isNarrow = useNarrow()
  const [isMenuWanted, setMenuWanted] = useState(() => readLocal<boolean>('menu') ?? true)
  const cover = useCover(isNarrow)
  const isMenuOpen = isNarrow ? cover.isOpen : isMenuWanted
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useHotkeys([['mod+K', () => setPaletteOpen(true), { preventDefault: true }]], [])
  useEffect(() => {
    document.title = title ? `${title} · Weinkontor` : 'Weinkontor'
  }, [title])

  const toggleMenu = useStable(() => {
    if (isNarrow) return cover.toggle()
    setMenuWanted(!isMenuWanted)
    return writeLocal('menu', !isMenuWanted)
  })
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const closePalette = useCallback(() => setPaletteOpen(false), [])
  const leave = useCallback(() => void askLogout(onLogout), [onLogout])

  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip} onClick={skipToContent}>
        {t('skip_to_content')}
      </a>
      <SideMenu items={menu} version={version} isOpen={isMenuOpen} />
      {cover.isOpen && <div className={classes.menuBackdrop} onClick={cover.toggle} aria-hidden />}
      <div className={classes.main}>
        <ScreenProgress />
        <TopBar title={title} onMenu={toggleMenu} onPalette={openPalette} onLogout={leave} />
        <ReleaseNotice />
        <main id="content" className={`wk-scroll ${classes.content}`} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isPaletteOpen && renderPalette(closePalette, leave)}
    </div>
  )
}

/** Without the fragment in the address: going back to it later would move the focus again. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** On a narrow screen the menu lies over the content until a screen is chosen, Esc is pressed or it is left. */
function useCover(isNarrow: boolean) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const [openAt, setOpenAt] = useState<string | null>(null)
  useHotkeys([['Escape', () => setOpenAt(null), { preventDefault: false }]], [])
  const isOpen = isNarrow && openAt === pathname
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) }
}

function askLogout(logout: () => Promise<void>): Promise<boolean> {
  return confirm({
    title: tell(frameTexts, 'logout'),
    message: tell(frameTexts, 'logout_question'),
    confirm: tell(frameTexts, 'logout'),
    act: logout,
  })
}
