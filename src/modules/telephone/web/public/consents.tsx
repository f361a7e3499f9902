import { lazyPart } from '#platform/web/screen/lazy-part.tsx'

/** The consents of a customer, wherever customers are listed. */
export const Consents = lazyPart(async () => (await import('../consents/ConsentPanel.tsx')).ConsentPanel)
