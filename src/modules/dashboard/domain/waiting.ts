import { admin, adminOrDealerAdmin, type Who } from '#core/actor.ts'

/** Waiting tasks: orders to approve, to invoice and to send, late invoices, failed mails, bank entries. */
export const tasks = ['approve', 'invoice', 'ship', 'overdue', 'mails', 'bank'] as const

export type Task = (typeof tasks)[number]

const anyDay = { from: '-', to: '-' } as const

type Jump = { to: string; search: Readonly<Record<string, string>>; who: Who }

/** The screens that show exactly the rows of a task, and who may open them. */
export const jumps: Partial<Record<Task, Jump>> = {
  approve: { to: '/siparis-islem', search: { list: 'new', ...anyDay }, who: adminOrDealerAdmin },
  invoice: { to: '/siparis-islem', search: { list: 'approval', ...anyDay }, who: adminOrDealerAdmin },
  ship: { to: '/kargoislemleri', search: { tab: 'pending' }, who: admin },
  mails: { to: '/genel/postalar', search: { state: 'failed' }, who: admin },
  bank: { to: '/banka', search: {}, who: admin },
}
