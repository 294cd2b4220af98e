import { demoPeople, loopbackPassword } from '#local/demo-people.ts'
import { isLoopback } from '#local/safety.ts'
import { openShop } from './open-shop.ts'
import { serve } from './serve.ts'
import { buildIsCurrent } from './stamp.ts'

/** `npm start`: builds if need be, opens the embedded backend, publishes the catalogue, serves all on one port. */
const port = Number(process.env['PORT'] ?? 4173)
const host = process.env['HOST'] ?? '127.0.0.1'
const dataDir = process.env['DATA_DIR'] ?? '.data'
const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`

if (!(await buildIsCurrent())) {
  console.log('Building the app; this takes about 40 seconds on two cores.')
  await import('./build.ts')
}

const backend = await openShop({ dataDir, host, siteUrl: address, log: console.log })
const server = await serve({ backend, host, port })
sayWhere()

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

/** Ends in the order that loses nothing: no new requests, then the database closed. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  server.close()
  server.closeAllConnections()
  await backend.close()
  process.exit(0)
}

function sayWhere(): void {
  console.log(`\nKhet Seva is open at ${address}`)
  if (isLoopback(host)) console.log(`Codes and mails arrive at ${address}/local/inbox\n`)
  const passwords = new Map(backend.demoPasswords.map(({ email, password }) => [email, password]))
  for (const { email, phone, role } of demoPeople) {
    const password = isLoopback(host)
      ? loopbackPassword
      : (passwords.get(email) ?? '(as printed at the first start)')
    console.log(`  ${email.padEnd(22)} ${phone}  ${password}  ${role ?? ''}`)
  }
}
