import { recordLink } from '#core/record-address.ts'

/** The address that opens a task, as the bell and notices of the browser carry it. */
export const taskLink = (id: number): string =>
  recordLink('/takip/gorevler', { kind: 'task', panel: 'view', id })
