import { areas, type Shows } from '#core/areas.ts'

/** Whatever is written may be about the person. */
export const shows: Shows = { '/person_rights': areas }
