import { lazyPart } from '#platform/web/lazy-part.tsx'

/** The consents of a customer, wherever customers are listed. */
export const Consents = lazyPart(async () => (await import('../ConsentPanel.tsx')).ConsentPanel)
