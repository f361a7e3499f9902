import type { Toast } from './toasts.ts'

/** So many ordinary toasts are read at once; the others wait for their turn. */
const ORDINARY_AT_ONCE = 6

const importanceOf = ({ importance = 0 }: Toast) => importance

/**
 * Which toasts are shown, from top to bottom: the oldest ordinary ones, then everything that cannot wait, the more
 * important below. The lowest place is the steady one: what comes and goes above does not move it. On a narrow screen a
 * pile would cover what people work with: only the newest ordinary one is shown, since it answers what was just done.
 */
export function shownToasts(toasts: readonly Toast[], isNarrow: boolean): Toast[] {
  const ordinary = toasts.filter((toast) => importanceOf(toast) === 0)
  const important = toasts.filter((toast) => importanceOf(toast) > 0)
  return [
    ...(isNarrow ? ordinary.slice(-1) : ordinary.slice(0, ORDINARY_AT_ONCE)),
    ...important.toSorted((a, b) => importanceOf(a) - importanceOf(b)),
  ]
}
