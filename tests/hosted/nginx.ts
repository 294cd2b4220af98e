import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nginxHeaders } from '#scripts/nginx-headers.ts'
import { freePort } from '#e2e/world.ts'

const program = '/usr/sbin/nginx'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Why nginx cannot be started here, in one sentence; `undefined` where it can. */
export const missing: string | undefined =
  existsSync(program) && existsSync(brotli)
    ? undefined
    : 'nginx is not here: apt-get install nginx libnginx-mod-http-brotli-static'

/** A change of the documented configuration: old and new text. */
export type Change = readonly [there: string, instead: string]

interface Setting {
  readonly dist: string
  readonly before?: string
  /** The port of a backend that shares the origin of the app. */
  readonly backend?: number
  readonly changes?: readonly Change[]
  readonly headers?: (lines: string) => string
  readonly port?: number
  /** With TLS and a self-signed certificate; otherwise plain HTTP/1.1. */
  readonly secure?: 'HTTP/1.1' | 'HTTP/2'
}

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts nginx with docs/nginx.conf, in its own folder and on this machine only; paths, port and certificate are
 * inserted.
 */
export async function startNginx(setting: Setting): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-nginx-'))
  const port = setting.port ?? (await freePort())
  await mkdir(join(folder, 'logs'))
  if (setting.secure) await makeCertificate(folder)
  await writeFile(join(folder, 'site.conf'), await siteOf(setting, folder, port))
  const lines = await nginxHeaders(join(setting.dist, '_headers'))
  await writeFile(join(folder, 'headers.conf'), (setting.headers ?? String)(lines))
  await writeFile(join(folder, 'nginx.conf'), around(folder))
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })
  let result = ''
  nginx.stderr.on('data', (text: Buffer) => (result += String(text)))
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  // A test may fail before it stops nginx.
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill)
  const url = `${setting.secure ? 'https' : 'http'}://127.0.0.1:${port}`
  await Promise.race([answers(port), ended.then(() => Promise.reject(new Error(`nginx ended: ${result}`)))])
  return {
    url,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function siteOf(
  { dist, before, backend, changes = [], secure }: Setting,
  folder: string,
  port: number,
): Promise<string> {
  const listens = { 'HTTP/1.1': ' ssl', 'HTTP/2': ' ssl http2', plain: '' }[secure ?? 'plain']
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const [asCertificate, asKey] = [`  ssl_certificate ${certificate};\n`, `  ssl_certificate_key ${key};\n`]
  const own: Change[] = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port}${listens};`],
    [
      '  ssl_certificate /etc/letsencrypt/live/khetseva.example.org/fullchain.pem;\n',
      secure ? asCertificate : '',
    ],
    ['  ssl_certificate_key /etc/letsencrypt/live/khetseva.example.org/privkey.pem;\n', secure ? asKey : ''],
    ['root /srv/khet-seva/dist;', `root ${dist};`],
    ['root /srv/khet-seva/before;', `root ${before ?? join(folder, 'before')};`],
    ['include /srv/khet-seva/dist/headers.conf;', `include ${folder}/headers.conf;`],
    ['server 127.0.0.1:4173;', `server 127.0.0.1:${backend ?? 9};`],
  ]
  let site = await readFile('docs/nginx.conf', 'utf8')
  for (const [there, instead] of [...own, ...changes]) {
    if (!site.includes(there)) throw new Error(`docs/nginx.conf does not say: ${there}`)
    site = site.replace(there, () => instead)
  }
  return site
}

/** The configuration around a site on Debian, with all writes inside the folder. */
const around = (folder: string) => `
load_module ${brotli};
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/site.conf;
}
`

async function makeCertificate(folder: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'key.pem']
  const certificate = ['-x509', '-days', '2', '-subj', '/CN=127.0.0.1', '-out', 'certificate.pem']
  await promisify(execFile)('openssl', ['req', ...key, ...certificate], { cwd: folder }).catch((cause) => {
    throw new Error('openssl made no certificate: apt-get install openssl', { cause })
  })
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('nginx does not answer')
}
