import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureActs } from './acts.ts'
import { measureChat } from './chat.ts'
import { openCompany } from './company.ts'
import { measureLists } from './lists.ts'
import type { Round } from './load.ts'

// npm run bench [-- --orders 1000000 --rounds 7 lists acts chat]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    folder: { type: 'string', default: join(tmpdir(), 'weinkontor-bench') },
  },
})
const wants = (part: string) => !positionals.length || positionals.includes(part)

const line = (name: string, { perSecond, p50, p95, cpuMs }: Round) =>
  `| ${name} | ${perSecond.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpuMs.toFixed(1)} |`

if (wants('lists')) {
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measureLists(company, values.folder, Number(values.rounds))
  await company.stop()
  console.log('| | requests/s | p50 ms | p95 ms | CPU-ms |\n|---|---|---|---|---|')
  for (const [question, rounds] of Object.entries(figures))
    for (const [name, figure] of Object.entries(rounds)) console.log(line(`${question}: ${name}`, figure))
}
if (wants('acts')) {
  const company = await openCompany(values.folder, 10_000)
  const figures = await measureActs(company)
  await company.stop()
  console.log('\n| | |\n|---|---|')
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
}
if (wants('chat')) {
  const company = await openCompany(values.folder, 10_000)
  const figures = await measureChat(company)
  await company.stop()
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
}
process.exit(0)
