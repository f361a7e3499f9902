/** What other modules may ask of the users: hold one who leaves, and close the account. */
export { lockLeaver, shutOut } from './leaving.ts'
