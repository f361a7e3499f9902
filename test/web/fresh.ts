// The files of the browser's logic share a process. Its parts remember things, so that each file imports them anew and
// finds the clock and the globals as they were.
import { vi } from 'vitest'

vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
