import type { Shows } from '#core/areas.ts'

export const shows = { '/settings': ['settings'] } as const satisfies Shows
