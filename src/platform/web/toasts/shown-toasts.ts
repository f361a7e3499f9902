import type { Toast } from './toasts.ts'

/** How many ordinary toasts are shown at once; the others are queued. */
const ORDINARY_AT_ONCE = 6

const importanceOf = ({ importance = 0 }: Toast) => importance

/**
 * Which toasts are shown, from top to bottom: the oldest ordinary ones, then urgent ones, the most important last.
 * The lowest place is not moved by toasts that come and go above it. On a narrow screen, where several would cover
 * the controls, only the newest ordinary toast is shown.
 */
export function shownToasts(toasts: readonly Toast[], isNarrow: boolean): Toast[] {
  const ordinary = toasts.filter((toast) => importanceOf(toast) === 0)
  const important = toasts.filter((toast) => importanceOf(toast) > 0)
  return [
    ...(isNarrow ? ordinary.slice(-1) : ordinary.slice(0, ORDINARY_AT_ONCE)),
    ...important.toSorted((a, b) => importanceOf(a) - importanceOf(b)),
  ]
}
