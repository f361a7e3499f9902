// Reads the JSON reports of Vitest.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What failed in a report: each test, or the file itself where none of its tests could run, with its message. */
export function failures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${file} ${fullName}`, failureMessages.join('\n')))
    return status === 'failed' && !tests.length ? [failure(`${file} (file)`, message)] : tests
  })
}

function failure(name, message) {
  return { name, message: stripVTControlCharacters(message ?? '') }
}
