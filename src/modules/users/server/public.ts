/** What other modules may ask of the users: hold one who leaves, close the account, save one with a question before. */
export { lockLeaver, shutOut } from './leaving.ts'
export { saveUser } from './sys_users.ts'
