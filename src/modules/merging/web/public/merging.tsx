import { lazyPart } from '#platform/web/screen/lazy-part.tsx'

/** Merging of two records, opened from one of them. */
export const Merging = lazyPart(async () => (await import('../MergeStart.tsx')).MergeStart)
