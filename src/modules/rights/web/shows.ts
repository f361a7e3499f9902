import { areas, type Shows } from '#core/areas.ts'

/** Data of every area may be about the person. */
export const shows: Shows = { '/person_rights': areas }
