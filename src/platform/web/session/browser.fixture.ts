import { vi } from 'vitest'

/** What modules of the browser touch while they are loaded; imported before them. */
function storage() {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => void (kept[name] = value) },
    removeItem: { value: (name: string) => void delete kept[name] },
  })
}

vi.stubGlobal('localStorage', storage())
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('navigator', { language: 'de', onLine: true })
vi.stubGlobal('document', { documentElement: {}, querySelector: () => null })
