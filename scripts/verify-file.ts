import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { NumberFile, verifyNumberFile } from '#modules/consents/domain/number-file.ts'

// Checks a file about a telephone number: "npm run verify-file -- <file>". It needs no database and no network.
const [path] = process.argv.slice(2)

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

async function readNumberFile(name: string): Promise<NumberFile | null> {
  const text = await readFile(name, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return NumberFile.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const file = path ? await readNumberFile(path) : null

if (file) {
  const { ok, problems, chain, consents } = verifyNumberFile(file, digest)
  console.log(`Number ${file.number}, made at ${file.made_at} by ${file.made_by} for ${file.company}`)
  console.log(`${chain.entries} links, head ${chain.head}`)
  console.log(`${consents} entries about the number, records ${file.records_sha256}`)
  for (const problem of problems) console.error(problem)
  console.log(ok ? 'The file is unchanged.' : 'THE FILE DOES NOT HOLD.')
  process.exitCode = ok ? 0 : 1
} else {
  console.error(path ? `${path} is no file about a telephone number.` : 'Name the file to check.')
  process.exitCode = 1
}
