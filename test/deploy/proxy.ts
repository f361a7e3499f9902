import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from '../faults/own-company.ts'
import { freePort } from '../faults/product.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

/** The nginx of the machine, or another one that `NGINX` names. */
export const NGINX = process.env.NGINX ?? 'nginx'

export type Proxy = { plain: string; secure: string; certificate: string }

/** The shipped nginx configuration with the ports and files of this test, and what the test changes in it. */
export async function startProxy(changed: (shipped: string) => string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'weinkontor-proxy-'))
  atTheEnd(() => rm(folder, { recursive: true }))
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout ${folder}/key.pem -out ${folder}/cert.pem`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  const [plain, encrypted] = [await freePort(), await freePort()]
  const shipped = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8')
  const adapted = changed(shipped)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${encrypted} ssl`)
    .replaceAll('/etc/nginx/tls', folder)
    .replace('/tmp/nginx.pid', `${folder}/nginx.pid`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, adapted)
  const nginx = spawn(NGINX, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = once(nginx, 'close')
  atTheEnd(() => {
    nginx.kill('SIGTERM')
    return ended
  })
  return {
    plain: `http://127.0.0.1:${plain}`,
    secure: `https://127.0.0.1:${encrypted}`,
    certificate: await readFile(join(folder, 'cert.pem'), 'utf8'),
  }
}
