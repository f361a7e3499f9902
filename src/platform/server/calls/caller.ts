/** What a public call knows of its caller. */
export type Caller = {
  ip: string
  /** A random id in a cookie, so that devices behind one address can be told apart. */
  device: string
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, maxAgeSeconds: number): void
}
