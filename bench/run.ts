import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureActs } from './acts.ts'
import { measureBank } from './bank.ts'
import { measureBrowser } from './browser.ts'
import { measureCalls } from './calls.ts'
import { measureChat } from './chat.ts'
import { openCompany, type Company } from './company.ts'
import { measureDataIn } from './data-in.ts'
import { measureGrowth } from './growth.ts'
import { measureKeptSums } from './kept-sums.ts'
import { measureLists } from './lists.ts'
import type { Round } from './load.ts'
import { measureMerging } from './merging.ts'
import { measureOutsiders } from './outsiders.ts'
import { measurePeople } from './people.ts'
import { measureReports } from './reports.ts'
import { measureSearch } from './search.ts'
import { measureSoak } from './soak.ts'
import { measureStart } from './start.ts'
import { measureSuggestions } from './suggest.ts'

// npm run bench [-- --orders 1000000 --rounds 7 --minutes 10 --nodes 2 --people 200 --only working,overloaded lists search growth calls acts chat browser soak start suggest data-in bank merging reports kept-sums outsiders people]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '10' },
    /** For `people` also several, such as "1,2", as of orders "6000,60000". */
    nodes: { type: 'string', default: '1' },
    people: { type: 'string', default: '200' },
    /** Parts of `people`, such as "working,overloaded". */
    only: { type: 'string' },
    folder: { type: 'string', default: join(tmpdir(), 'weinkontor-bench') },
  },
})
const rounds = Number(values.rounds)
const wants = (part: string) => !positionals.length || positionals.includes(part)

const line = (name: string, { perSecond, p50, p95, cpuMs }: Round) =>
  `| ${name} | ${perSecond.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpuMs.toFixed(1)} |`

if (wants('lists')) {
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measureLists(company, values.folder, rounds)
  await company.stop()
  console.log('| | requests/s | p50 ms | p95 ms | CPU-ms |\n|---|---|---|---|---|')
  for (const [question, contenders] of Object.entries(figures))
    for (const [name, figure] of Object.entries(contenders)) console.log(line(`${question}: ${name}`, figure))
  console.log('\n| CPU-ms | product : floor | peer : product |\n|---|---|---|')
  for (const [question, { product, floor, peer }] of Object.entries(figures)) {
    const ratios = [product.cpuMs / floor.cpuMs, peer.cpuMs / product.cpuMs]
    console.log(`| ${question} | ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')} |`)
  }
}
if (wants('search')) {
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measureSearch(company, rounds)
  await company.stop()
  console.log('\n| a key of | requests/s | p50 ms | p95 ms | CPU-ms |\n|---|---|---|---|---|')
  for (const [name, figure] of Object.entries(figures)) console.log(line(name, figure))
}
if (wants('calls')) {
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measureCalls(company, rounds)
  await company.stop()
  console.log('\n| | CPU-ms | p50 ms | the first time | plain SQL, CPU-ms |\n|---|---|---|---|---|')
  for (const [name, { cold, product, floor }] of Object.entries(figures)) {
    const cells = [product.cpuMs, product.p50, cold, floor.cpuMs].map((figure) => figure.toFixed(1))
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
if (wants('growth')) {
  const figures = await measureGrowth(values.folder, Number(values.orders), rounds)
  console.log(
    '\n| | p95 ms, small | p95 ms, large | ratio | CPU-ms, small | CPU-ms, large |\n|---|---|---|---|---|---|',
  )
  for (const [name, { small, large }] of Object.entries(figures)) {
    const cells = [small.p95, large.p95, large.p95 / small.p95, small.cpuMs, large.cpuMs]
    console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(1)).join(' | ')} |`)
  }
}

if (wants('suggest')) {
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measureSuggestions(company)
  await company.stop()
  console.log('\n| suggest | |\n|---|---|')
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
}

const large: Record<string, (company: Company) => Promise<Record<string, string>>> = {
  bank: measureBank,
  merging: measureMerging,
  reports: (company) => measureReports(company, rounds),
  'kept-sums': (company) => measureKeptSums(company, rounds),
}
for (const [part, measure] of Object.entries(large)) {
  if (!wants(part)) continue
  const company = await openCompany(values.folder, Number(values.orders))
  const figures = await measure(company)
  await company.stop()
  console.log(`\n| ${part} | |\n|---|---|`)
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
}

if (wants('people'))
  for (const orders of values.orders.split(',')) {
    const company = await openCompany(values.folder, Number(orders))
    for (const nodes of values.nodes.split(',')) {
      const figures = await measurePeople(company, {
        nodes: Number(nodes),
        people: Number(values.people),
        minutes: Number(values.minutes),
        only: values.only,
      })
      console.log(`\n| people, ${orders} orders, nodes: ${nodes} | |\n|---|---|`)
      for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
    }
    await company.stop()
  }

const small: Record<string, (company: Company) => Promise<Record<string, string>>> = {
  acts: measureActs,
  chat: measureChat,
  browser: (company) => measureBrowser(company, rounds),
  soak: (company) => measureSoak(company, Number(values.minutes)),
  start: (company) => measureStart(company, rounds),
  outsiders: (company) => measureOutsiders(company, rounds),
  'data-in': measureDataIn,
}
for (const [part, measure] of Object.entries(small)) {
  if (!wants(part)) continue
  const company = await openCompany(values.folder, 10_000)
  const figures = await measure(company)
  await company.stop()
  console.log(`\n| ${part} | |\n|---|---|`)
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`)
}
process.exit(0)
