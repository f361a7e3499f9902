import type { Endpoint } from './endpoint.ts'

/** What a module brings to the server. */
export type ServerModule = { endpoints: readonly Endpoint[] }
