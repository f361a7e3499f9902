/** Loaded before the product (`--import`) with --expose-gc: says on request what the heap holds after a collection. */
process.on('message', (message) => {
  if (message !== 'heap') return
  globalThis.gc?.()
  process.send?.({ heap: process.memoryUsage().heapUsed / 1024 / 1024 })
})
