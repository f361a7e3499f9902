import { lazyPart } from '#platform/web/screen/lazy-part.tsx'

/** Export and erasure of a customer's data, for screens with customers. */
export const Rights = lazyPart(async () => (await import('../RightsPanel.tsx')).RightsPanel)
