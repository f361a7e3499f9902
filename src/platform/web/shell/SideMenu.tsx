import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { memo, useState, type MouseEvent, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { readLocal, writeLocal } from '../session/local-data.ts'
import { useUser } from '../session/session.ts'
import { frameTexts } from '../frame-texts.ts'
import type { MenuItem } from './menu-item.ts'
import classes from './Shell.module.css'

type Props = { items: readonly MenuItem[]; version: string; isOpen: boolean }

/** Memoised until the user, the screen or a badge changes, so that neither the palette nor a filter renders it. */
export const SideMenu = memo(function SideMenu({ items, version, isOpen }: Props) {
  const t = useTexts(frameTexts)
  const user = useUser()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={classes.menu} aria-label={t('menu')} data-open={isOpen || undefined}>
      <div className={classes.brand}>
        <img src="/icon.svg" alt="" width={24} height={24} />
        <span>Weinkontor</span>
      </div>
      <ul className={`wk-list ${classes.items}`}>
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} pathname={pathname} />
        ))}
      </ul>
      <footer className={classes.menuFooter}>
        <strong>{user.name_surname}</strong>
        <span>{t('version', { version })}</span>
      </footer>
    </nav>
  )
})

type EntryProps = { item: MenuItem; pathname: string }

function MenuEntry({ item, pathname }: EntryProps) {
  return item.children ? (
    <MenuGroup item={item} children={item.children} pathname={pathname} />
  ) : (
    <MenuLink item={item} isCurrent={item.to === pathname} />
  )
}

/** Groups remember whether they are open; the group of the current screen always is. */
function MenuGroup({ item, children, pathname }: EntryProps & { children: readonly MenuItem[] }) {
  const isCurrent = children.some((child) => child.to === pathname)
  const [isOpen, setOpen] = useState(() => readLocal<boolean>(`menu.${item.key}`) ?? true)
  const isShown = isOpen || isCurrent
  const Icon = item.icon
  return (
    <li>
      <button
        type="button"
        className={`wk-bare wk-ring ${classes.entry}`}
        aria-expanded={isShown}
        disabled={item.disabled}
        onClick={() => {
          setOpen(!isShown)
          writeLocal(`menu.${item.key}`, !isShown)
        }}
      >
        <Icon size={16} stroke={1.6} />
        <span className={classes.entryLabel}>{item.label}</span>
        {isShown ? <IconChevronDown size={12} /> : <IconChevronRight size={12} />}
      </button>
      {isShown && (
        <ul className={`wk-list ${classes.subItems}`}>
          {children.map((child) => (
            <MenuEntry key={child.key} item={child} pathname={pathname} />
          ))}
        </ul>
      )}
    </li>
  )
}

type MenuLinkProps = { item: MenuItem; isCurrent: boolean }

/** Only the link of the screen that is left and that of the next one are drawn anew. */
const MenuLink = memo(function MenuLink({ item, isCurrent }: MenuLinkProps) {
  const Icon = item.icon
  const content = (
    <>
      <Icon size={16} stroke={1.6} />
      <span className={classes.entryLabel}>{item.label}</span>
      {item.badge ? <span className="wk-counter">{item.badge}</span> : null}
    </>
  )
  if (item.disabled) {
    return (
      <li>
        <span className={`wk-bare wk-ring ${classes.entry}`} aria-disabled>
          {content}
        </span>
      </li>
    )
  }
  return (
    <li>
      {item.to ? (
        <ScreenLink to={item.to} isCurrent={isCurrent}>
          {content}
        </ScreenLink>
      ) : (
        <a
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
          className={`wk-bare wk-ring ${classes.entry}`}
        >
          {content}
        </a>
      )}
    </li>
  )
})

type LinkProps = { to: string; isCurrent: boolean; children: ReactNode }

/** A plain link: those of the router each work out their address anew whenever a list turns its page. */
function ScreenLink({ to, isCurrent, children }: LinkProps) {
  const navigate = useNavigate()
  function onClick(event: MouseEvent) {
    // With a key held down the browser opens a tab or a window of its own.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate({ to })
  }
  return (
    <a
      href={to}
      className={`wk-bare wk-ring ${classes.entry}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
