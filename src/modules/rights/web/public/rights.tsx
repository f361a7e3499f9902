import { lazyPart } from '#platform/web/lazy-part.tsx'

/** What is stored about a customer, wherever customers are listed. */
export const Rights = lazyPart(async () => (await import('../RightsPanel.tsx')).RightsPanel)
