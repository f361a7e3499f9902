import pg from 'pg'
import { createTransport } from 'nodemailer'
import { readSettings, type Settings } from '../settings.ts'
import { checkDatabase } from './database.ts'
import { checkFolder, checkPort, checkProxy } from './machine.ts'
import { checkExposure, checkVariables, type Finding } from './variables.ts'

const TIMEOUT_MS = 10_000

/** Findings with which the app does not start, and those with which it does. */
export type Examination = { settings: Settings | null; fatal: Finding[]; warnings: Finding[] }

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.')

/** Whether the server of DATABASE_URL answers, and has what is needed. */
async function checkServer(url: string): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await checkDatabase(client)
  } catch (error) {
    const problem = `The database cannot be opened: ${messageOf(error)}`
    return [{ about: 'DATABASE_URL', problem, remedy: 'Check its host, port, name, user and password.' }]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether the mail server answers and takes the sign-in. */
export async function checkMail({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<Finding[]> {
  if (!smtpUrl) return []
  const transport = createTransport(smtpUrl, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object)
  try {
    await transport.verify()
    return []
  } catch (error) {
    const problem = `The mail server does not take the sign-in: ${messageOf(error)}`
    return [{ about: 'SMTP_URL', problem, remedy: 'Check its host, port, user and password.' }]
  } finally {
    transport.close()
  }
}

function settingsOf(env: NodeJS.ProcessEnv): { settings: Settings | null; wrong: Finding[] } {
  const wrong = checkVariables(env)
  if (wrong.length) return { settings: null, wrong }
  try {
    return { settings: readSettings(env), wrong }
  } catch (error) {
    return {
      settings: null,
      wrong: [{ about: 'settings', problem: messageOf(error), remedy: 'Correct it.' }],
    }
  }
}

/** Everything that can be seen before the start, but the mail server, which a start does not wait for. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Examination> {
  const { settings, wrong } = settingsOf(env)
  if (!settings) return { settings, fatal: wrong, warnings: [] }
  const { databaseUrl, dataDir, backupDir } = settings
  const fatal = [
    await checkPort(settings),
    databaseUrl ? await checkServer(databaseUrl) : await checkFolder('DATA_DIR', dataDir),
  ].flat()
  const isClock = ({ about }: Finding) => about === 'clock'
  const warnings = [
    fatal.filter(isClock),
    await checkFolder('BACKUP_DIR', backupDir),
    checkProxy(settings),
    checkExposure(settings),
  ].flat()
  return { settings, fatal: fatal.filter((one) => !isClock(one)), warnings }
}

export const toldAs = ({ about, problem, remedy }: Finding): string => `${about}: ${problem} ${remedy}`
