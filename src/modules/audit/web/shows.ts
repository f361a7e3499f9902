import { areas, type Shows } from '#core/areas.ts'

/** Whatever is written is logged. */
export const shows: Shows = { '/audit': areas }
