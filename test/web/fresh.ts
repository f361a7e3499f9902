// The tests of the browser's logic share a process, and its modules have state, so each file imports them anew and
// resets the clock and the globals.
import { vi } from 'vitest'

vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
