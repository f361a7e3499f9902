import { lazyPart } from '#platform/web/lazy-part.tsx'

/** Two records that become one, begun from one of them. */
export const Merging = lazyPart(async () => (await import('../MergeStart.tsx')).MergeStart)
