import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'

/** Addresses of the machine itself, its network and its cloud; what a stranger names must never lead there. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

export const isPublicAddress = (address: string) => !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * DNS lookup for addresses that a browser gave: a name that resolves to an internal address is not found. It runs
 * when the connection is made, so that a name cannot change between check and call.
 */
export function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(Object.assign(new Error(`${host} is no public address`), { code: 'ENOTFOUND' }), [])
    return options.all ? found(null, addresses) : found(null, first.address, first.family)
  })
}
