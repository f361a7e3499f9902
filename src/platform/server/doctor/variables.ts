import { isIP } from 'node:net'

/** What is wrong with the installation, and what to do about it: one sentence for each. */
export type Finding = { about: string; problem: string; remedy: string }

type Check = (value: string) => Omit<Finding, 'about'> | null

const wholeBetween =
  (least: number, most: number): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? null
      : {
          problem: `"${value}" is no number from ${least} to ${most}.`,
          remedy: `Set a number, or leave it out.`,
        }

const address =
  (example: string, ...protocols: string[]): Check =>
  (value) => {
    const url = URL.parse(value)
    return url?.hostname && protocols.includes(url.protocol)
      ? null
      : {
          problem: `"${value.replace(/:[^:@/]*@/, ':…@')}" is no such address.`,
          remedy: `Write it like ${example}.`,
        }
  }

const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value)
      ? null
      : { problem: `"${value}" is unknown.`, remedy: `Set one of ${values.join(', ')}, or leave it out.` }

const flag = oneOf('0', '1', 'true', 'false')

const host: Check = (value) =>
  isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)
    ? null
    : { problem: `"${value}" is no address to listen on.`, remedy: 'Set an IP address or a host name.' }

const mailbox: Check = (value) =>
  /^([^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value)
    ? null
    : { problem: `"${value}" is no mail address.`, remedy: 'Write it like Kontor <post@wein.example>.' }

/** Every variable whose form can be wrong. */
const checks: Record<string, Check> = {
  PORT: wholeBetween(1, 65_535),
  HOST: host,
  CALL_LIMIT: wholeBetween(1, 1_000_000_000),
  WAIT_LIMIT_MS: wholeBetween(1, 60_000),
  DATABASE_URL: address('postgres://user:password@db.example:5432/weinkontor', 'postgres:', 'postgresql:'),
  SMTP_URL: address('smtp://user:password@mail.example:587', 'smtp:', 'smtps:'),
  PUBLIC_URL: address('https://wein.example', 'http:', 'https:'),
  CODE_GATEWAY_URL: address('https://codes.example/send', 'http:', 'https:'),
  MAIL_FROM: mailbox,
  DEMO: flag,
  APP_TEST_MODE: flag,
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
}

/** What is wrong in the environment; the values of variables that are not set are right. */
export const checkVariables = (env: NodeJS.ProcessEnv): Finding[] =>
  Object.entries(checks).flatMap(([name, check]) => {
    const value = env[name]?.trim()
    const wrong = value ? check(value) : null
    return wrong ? [{ about: name, ...wrong }] : []
  })

/** Someone who can reach the app would sign in with the passwords that are published with the demo company. */
export function checkExposure({ host: at, demo }: { host: string; demo: boolean }): Finding[] {
  const isLocal = at === 'localhost' || at === '::1' || at.startsWith('127.')
  if (!demo || isLocal) return []
  return [
    {
      about: 'DEMO',
      problem: `The demo company has published passwords, and HOST ${at} is reached from other machines.`,
      remedy: 'Set DEMO=0 for a real company, or HOST=127.0.0.1.',
    },
  ]
}
