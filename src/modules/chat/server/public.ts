/** What other modules may ask of the chat. */
export { findPeople } from './find-people.ts'
