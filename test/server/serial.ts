import { atEndOfFile } from './cleanup.ts'

/** Numbers from 1 in every test file, even when files share a process. */
export function serialNumbers(): () => number {
  let last = 0
  return () => {
    if (last === 0) atEndOfFile(() => (last = 0))
    return (last += 1)
  }
}
