import { areas, type Shows } from '#core/areas.ts'

/** Whatever is written is logged, but for who looks at what. */
export const shows: Shows = { '/audit': areas.filter((area) => area !== 'presence') }
