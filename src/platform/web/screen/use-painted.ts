import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** The value as it was when the screen was last painted: a key is seen first, and what follows from it afterwards. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
