import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '#local/auth/accounts.ts'
import type { LocalBackend } from '#local/backend.ts'
import { readAddress } from '#local/database/postgres-address.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { localTokens, type Tokens } from '#local/tokens.ts'
import { catalogueSnapshot } from '#scripts/build/catalogue-rows.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { startPostgres15 } from '#tests/database/throwaway-postgres.ts'
import { clientHeader } from './load-clients.ts'

/* The backend in a separate process, on a folder as `npm start` uses it, so that its memory can be measured. Forked
   by load.ts with the number of accounts, and with the name of the database if it is not the embedded one; reports
   its address, then its memory every second. */

let backend: LocalBackend
/** The generator has one address for all its clients; the backend counts requests by address. */
const asFromMany: LocalBackend['fetch'] = (request) =>
  backend.fetch(request, { peerAddress: request.headers.get(clientHeader) })
const server = createServer(serverOptions, (request, response) =>
  nodeHandler({ ...backend, fetch: asFromMany })(request, response),
)
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-load-'))
const cluster = process.argv[3] === 'postgres-15' ? await startPostgres15({ durable: true }) : undefined
await cluster?.createDatabase('load')
const postgres = cluster && readAddress(`postgresql://postgres@${encodeURIComponent(cluster.folder)}/load`)
backend = await openShop({ siteUrl: site, host: '127.0.0.1', dataDir, postgres })
const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as { jwtSecret: string }
const tokens = localTokens(jwtSecret)
const { publishableKey } = backend

const people = []
for (let number = 0; number < Number(process.argv[2]); number++)
  people.push(await newAccount(tokens, `load-${number}@example.org`))
const [{ id: clerk }] = (await backend.query<{ id: string }>(
  `select id from auth.users where email = 'staff@example.org'`,
)) as [{ id: string }]
const goods = await backend.query(
  `select id, price_paise from catalogue_items where catalogue = 'seeds-catalog' order by id limit 20`,
)
const { id: snapshot } = await catalogueSnapshot()
process.send!({ site, publishableKey, snapshot, people, goods, staff: await signed(tokens, clerk) })
const timer = setInterval(() => process.send?.({ memory: process.memoryUsage.rss() }), 1_000)

process.on('message', () => void end())

async function newAccount(signing: Tokens, email: string) {
  const { id } = await createAccount(backend.query, { email, emailConfirmed: true })
  return { id, token: await signed(signing, id) }
}

/** Of a session, which every call asks for. Good for as long as any run takes; a phone renews it every hour. */
async function signed(signing: Tokens, sub: string): Promise<string> {
  const session_id = randomUUID()
  await backend.query('insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)', [
    session_id,
    sub,
    'aal1',
  ])
  return signing.sign({ sub, role: 'authenticated', aud: 'authenticated', session_id }, 6 * 3600)
}

async function end() {
  clearInterval(timer)
  server.close().closeAllConnections()
  const [{ orders, requests }] = (await backend.query<{ orders: number; requests: number }>(
    'select (select count(*)::int from orders) as orders, (select count(*)::int from requests) as requests',
  )) as [{ orders: number; requests: number }]
  process.send!({ kept: { orders, requests } })
  await backend.close()
  await cluster?.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.disconnect()
}
