import type { FunctionComponent } from 'react'
import { bulkRequest } from '#platform/web/bulk/bulk-request.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import {
  batchRequest,
  documentRequest,
  helpRequest,
  keyModeRequest,
  orderDocumentRequest,
  taskRequest,
} from '#platform/web/requests.ts'
import { useStore, type Store } from '#platform/web/store.ts'

/** Mounts a host only while it has a request; the request is dropped if the host cannot be loaded. */
function hostOf<T>(request: Store<T | null>, load: () => Promise<FunctionComponent>) {
  const Host = lazyPart<{ onClose(): void }>(load)
  return function RequestHost() {
    return useStore(request) === null ? null : <Host onClose={() => request.set(null)} />
  }
}

const hosts = {
  help: hostOf(helpRequest, async () => (await import('#modules/help/web/HelpHost.tsx')).HelpHost),
  task: hostOf(taskRequest, async () => (await import('#modules/tasks/web/SendTaskHost.tsx')).SendTaskHost),
  orderDocument: hostOf(
    orderDocumentRequest,
    async () => (await import('#modules/orders/web/OrderDocumentHost.tsx')).OrderDocumentHost,
  ),
  document: hostOf(
    documentRequest,
    async () => (await import('#platform/web/documents/DocumentHost.tsx')).DocumentHost,
  ),
  keys: hostOf(keyModeRequest, async () => (await import('#platform/web/keys/KeyModeHost.tsx')).KeyModeHost),
  bulk: hostOf(bulkRequest, async () => (await import('#platform/web/bulk/BulkHost.tsx')).BulkHost),
  batch: hostOf(batchRequest, async () => (await import('#platform/web/documents/BatchHost.tsx')).BatchHost),
}

/** Responds to requests between modules (`platform/web/requests.ts`): each host shows its panel on request. */
export function RequestHosts() {
  return Object.entries(hosts).map(([name, Host]) => <Host key={name} />)
}
