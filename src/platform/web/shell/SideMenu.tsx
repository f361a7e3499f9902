import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../language.tsx'
import { readLocal, writeLocal } from '../local-data.ts'
import { useUser } from '../session.ts'
import { commonTexts } from '../texts.ts'
import type { MenuItem } from './menu-item.ts'
import classes from './Shell.module.css'

type Props = { items: readonly MenuItem[]; version: string; isOpen: boolean }

export function SideMenu({ items, version, isOpen }: Props) {
  const t = useTexts(commonTexts)
  const user = useUser()
  return (
    <nav className={classes.menu} aria-label={t('menu')} data-open={isOpen || undefined}>
      <div className={classes.brand}>
        <img src="/icon.svg" alt="" width={24} height={24} />
        <span>Weinkontor</span>
      </div>
      <ul className={classes.items}>
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} />
        ))}
      </ul>
      <footer className={classes.menuFooter}>
        <strong>{user.name_surname}</strong>
        <span>{t('version', { version })}</span>
      </footer>
    </nav>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  return item.children ? <MenuGroup item={item} children={item.children} /> : <MenuLeaf item={item} />
}

/** Groups remember whether they are open; the group of the current screen always is. */
function MenuGroup({ item, children }: { item: MenuItem; children: readonly MenuItem[] }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isCurrent = children.some((child) => child.to === pathname)
  const [isOpen, setOpen] = useState(() => readLocal<boolean>(`menu.${item.key}`) ?? true)
  const isShown = isOpen || isCurrent
  const Icon = item.icon
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
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
        <ul className={classes.subItems}>
          {children.map((child) => (
            <MenuEntry key={child.key} item={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

function MenuLeaf({ item }: { item: MenuItem }) {
  const Icon = item.icon
  const content = (
    <>
      <Icon size={16} stroke={1.6} />
      <span className={classes.entryLabel}>{item.label}</span>
      {item.badge ? <span className={classes.badge}>{item.badge}</span> : null}
    </>
  )
  if (item.disabled) {
    return (
      <li>
        <span className={classes.entry} aria-disabled>
          {content}
        </span>
      </li>
    )
  }
  return (
    <li>
      {item.to ? (
        <Link to={item.to} className={classes.entry} activeOptions={{ exact: true, includeSearch: false }}>
          {content}
        </Link>
      ) : (
        <a href={item.href} target="_blank" rel="noopener noreferrer" className={classes.entry}>
          {content}
        </a>
      )}
    </li>
  )
}
