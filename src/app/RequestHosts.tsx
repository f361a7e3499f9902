import { lazy, Suspense, type ComponentType } from 'react'
import { batchRequest, documentRequest, shipmentRequest, taskRequest } from '#platform/web/requests.ts'
import { useStore, type Store } from '#platform/web/store.ts'

/** Loads a host with the first request for it. */
function hostOf<T>(request: Store<T | null>, load: () => Promise<ComponentType>) {
  const Host = lazy(async () => ({ default: await load() }))
  return function RequestHost() {
    return useStore(request) === null ? null : <Host />
  }
}

const hosts = {
  task: hostOf(taskRequest, async () => (await import('#modules/tasks/web/SendTaskHost.tsx')).SendTaskHost),
  shipment: hostOf(
    shipmentRequest,
    async () => (await import('#modules/shipping/web/ShipmentHost.tsx')).ShipmentHost,
  ),
  document: hostOf(
    documentRequest,
    async () => (await import('#platform/web/documents/DocumentHost.tsx')).DocumentHost,
  ),
  batch: hostOf(batchRequest, async () => (await import('#platform/web/documents/BatchHost.tsx')).BatchHost),
}

/** Answers what areas ask of each other (`platform/web/requests.ts`): each host shows its panel on request. */
export function RequestHosts() {
  return (
    <Suspense fallback={null}>
      {Object.entries(hosts).map(([name, Host]) => (
        <Host key={name} />
      ))}
    </Suspense>
  )
}
