/** A ref for what appears by itself: it may be outside the visible area. */
export const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
