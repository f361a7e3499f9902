/** Marks a toast and its actions in the page. */
export const toastMark = (id: number) => ({ 'data-toast': id })
export const ACTION_MARK = { 'data-toast-action': true }

/** Moves the focus to the first action of a toast, and from there to the next one. */
export function focusNextAction(id: number): void {
  const actions = [...document.querySelectorAll<HTMLElement>(`[data-toast="${id}"] [data-toast-action]`)]
  const at = actions.findIndex((action) => action === document.activeElement)
  actions[(at + 1) % actions.length]?.focus()
}
