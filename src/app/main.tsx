import '@mantine/core/styles.css'
import '#platform/web/theme.css'
// Before the stylesheets of screens, whose own classes win over it.
import '#platform/web/looks.css'
import { start } from './web/start.tsx'

/** Browsers without Temporal load it as a polyfill; Chrome has it built in. */
async function main() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await start(document.getElementById('root') ?? document.body)
}

void main()
