import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { Host } from '#platform/web/module.ts'
import { keyModeRequest } from '#platform/web/records/requests.ts'
import { useStore } from '#platform/web/store.ts'
import { webModules } from '../modules.web.ts'

const ofPlatform: Host = {
  key: 'keys',
  request: keyModeRequest,
  host: async () => (await import('#platform/web/keys/KeyModeHost.tsx')).KeyModeHost,
}

/** Mounts a host only while it has a request; the request is dropped if the host cannot be loaded. */
function mounted({ key, request, host }: Host) {
  const Shown = lazyPart<{ onClose(): void }>(host)
  function RequestHost() {
    return useStore(request) === null ? null : <Shown onClose={() => request.set(null)} />
  }
  return <RequestHost key={key} />
}

const hosts = [ofPlatform, ...webModules.flatMap((module) => module.hosts ?? [])].map(mounted)

/** Responds to requests from any screen: each host shows its panel on request. */
export function RequestHosts() {
  return hosts
}
