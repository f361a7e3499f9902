/** Answers what areas ask of each other (`platform/web/requests.ts`): each host waits for its request and shows a panel. */
export function RequestHosts() {
  return null
}
