/** A blank page inside the shell. */
export function EmptyScreen() {
  return null
}
