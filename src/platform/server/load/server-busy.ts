import { AppError } from '#core/errors.ts'
import { platformRefusals } from '#core/refusals/platform.ts'

/** Refused before anything was done: the same call can be made again after this time. */
export class ServerBusy extends AppError {
  readonly retryMs: number

  constructor(retryMs: number) {
    super(platformRefusals.server_busy)
    this.retryMs = Math.round(retryMs)
  }
}
