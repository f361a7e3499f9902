import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'

/** Everything the app logs from now on, instead of printing it; the logger keeps its stream under a symbol. */
export function captureLog(http: FastifyInstance): string[] {
  const lines: string[] = []
  const logger = http.log as unknown as Record<symbol, { write(line: string): void }>
  const key = Object.getOwnPropertySymbols(logger).find((symbol) => symbol.description === 'pino.stream')
  const stream = key ? logger[key] : undefined
  if (!stream) throw new Error('the log stream was not found')
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  return lines
}
