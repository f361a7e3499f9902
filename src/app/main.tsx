import '@mantine/core/styles.css'
import '#platform/web/theme.css'
import { start } from './start.tsx'

/** Old browsers get the calendar arithmetic as a separate download; Chrome has it built in. */
async function main() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await start(document.getElementById('root') ?? document.body)
}

void main()
