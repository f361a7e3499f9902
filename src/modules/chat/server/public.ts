/** The public functions of the chat module. */
export { findPeople } from './find-people.ts'
