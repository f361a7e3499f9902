import { createContext } from 'react'

/** How the record of the editors inside is fetched again. */
export const ReloadRecord = createContext<(() => unknown) | null>(null)
