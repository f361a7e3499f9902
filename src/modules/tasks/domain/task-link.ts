import { recordLink } from '#core/record-address.ts'

/** The URL of a task, for the bell and browser notifications. */
export const taskLink = (id: number): string =>
  recordLink('/takip/gorevler', { kind: 'task', panel: 'view', id })
