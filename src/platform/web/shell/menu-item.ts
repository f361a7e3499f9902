import type { ComponentType } from 'react'

/** An entry of the side menu: a screen, an external address, or a group of entries. */
export type MenuItem = {
  key: string
  label: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  to?: string
  href?: string
  badge?: number
  disabled?: boolean
  children?: readonly MenuItem[]
}
