import type { TypesOf } from '#core/calls.ts'
import { listCall } from '#core/lists/list-call.ts'
import {
  createAddress,
  createConversation,
  createFile,
  deleteAddress,
  deleteConversation,
  getFile,
  removeFile,
  updateAddress,
  updateConversation,
  updateFile,
} from './calls/belongings.ts'
import { listPresence } from './calls/presence.ts'
import {
  countByOwner,
  countByStatus,
  createCustomer,
  deleteCustomer,
  drawCustomer,
  getCustomer,
  getOldNotes,
  getWithAddress,
  getWithPastOrders,
  sendMail,
  updateCustomer,
} from './calls/customer.ts'
import { listTransfers, previewTransfer, transferCustomers, undoTransfer } from './calls/transfer.ts'
import { addressList } from './addresses.ts'
import { customerFileList } from './customer-files.ts'
import {
  appointmentList,
  birthdayList,
  customerBaseList,
  customerList,
  removedList,
} from './customer-lists.ts'
import { conversationList } from './conversations.ts'
import { repairList } from './repair-list.ts'

export * from './calls/belongings.ts'
export * from './calls/customer.ts'

export const customerCalls = [
  listCall(customerList),
  listCall(customerBaseList),
  listCall(birthdayList),
  listCall(appointmentList),
  listCall(removedList),
  listCall(addressList),
  listCall(customerFileList),
  listCall(conversationList),
  getCustomer,
  getWithAddress,
  getWithPastOrders,
  getOldNotes,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  transferCustomers,
  previewTransfer,
  listTransfers,
  undoTransfer,
  drawCustomer,
  countByStatus,
  countByOwner,
  sendMail,
  listPresence,
  listCall(repairList),
  createAddress,
  updateAddress,
  deleteAddress,
  getFile,
  createFile,
  updateFile,
  removeFile,
  createConversation,
  updateConversation,
  deleteConversation,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof customerCalls> {}
}
