/** Limits that both sides keep. */
export const TEXT_MAX = 4_000
export const ROOM_NAME_MAX = 25
export const DESCRIPTION_MAX = 140
export const ABOUT_MAX = 140
export const ROOM_MEMBERS_MAX = 100
export const PAGE = 50
export const PAGE_MAX = 200
export const MATCHES_MAX = 500
/** Messages of one person within a minute; nobody types that fast. */
export const MESSAGES_PER_MINUTE = 300
/** How many messages a report of a room forwards. */
export const REPORTED_MESSAGES = 5
