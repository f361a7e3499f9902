/** What a public call knows of its caller. */
export type Caller = {
  ip: string
  /** A random mark in a cookie, so that one office address is not one caller. */
  device: string
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, maxAgeSeconds: number): void
}
