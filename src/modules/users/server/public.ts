/** Functions of the users for other modules: lock a leaver, close an account, save with a check before a move. */
export { lockLeaver, shutOut } from './leaving.ts'
export { saveUser } from './sys_users.ts'
