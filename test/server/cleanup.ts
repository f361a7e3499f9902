type Cleanup = () => unknown

const waiting: Cleanup[] = []

/** Runs when the test file is done, last first: a hook that a hook registers would never run. */
export function atEndOfFile(cleanup: Cleanup): void {
  waiting.push(cleanup)
}

export async function cleanUp(): Promise<void> {
  for (let cleanup = waiting.pop(); cleanup; cleanup = waiting.pop()) await cleanup()
}
