import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalBackend } from '#local/backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { sandboxSecret } from '#local/sandbox-payments.ts'
import { localTokens } from '#local/tokens.ts'
import { openShop } from '#scripts/serve/open-shop.ts'

/** Callers of a request. `forged` and `expired` carry invalid tokens. */
export const plainCallers = ['farmer', 'anon', 'viewer', 'editor', 'forged', 'expired'] as const
export const deskCallers = ['staff', 'manager', 'admin'] as const
export const callers = [...plainCallers, ...deskCallers] as const
export type Caller = (typeof callers)[number] | 'service'

/** A person's ids at the centre, for valid requests and for attacks. */
export interface Things {
  user: string
  orders: string[]
  requests: string[]
  additions: string[]
  files: string[]
  refs: string[]
}

/** The whole backend behind a port, as `npm start` has it, with people in it. */
export interface World {
  site: string
  port: number
  backend: LocalBackend
  /** The backend's log. */
  lines: string[]
  sandboxSecret: string
  /** One of several farmers, in turn: each may order 30 times an hour. */
  farmers: string[]
  token(who: string): string | undefined
  /** Restores lost accounts, tokens and roles. */
  restore(): Promise<void>
  close(): Promise<void>
}

const roles = ['viewer', 'editor', 'staff', 'manager', 'admin'] as const

/** Opens it on a folder, so that its secrets can be read: an expired token has a valid signature. */
export async function openWorld(farmerCount: number): Promise<World> {
  let backend: LocalBackend
  const server: Server = createServer(serverOptions, (request, response) =>
    nodeHandler(backend)(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const site = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-fuzz-'))
  const lines: string[] = []
  backend = await openShop({
    siteUrl: site,
    host: '127.0.0.1',
    dataDir,
    localKey: loopbackPassword,
    log: (line) => lines.push(line),
  })
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as {
    jwtSecret: string
  }
  const farmers = Array.from({ length: farmerCount }, (_, index) => `farmer-${index}`)
  const tokens = new Map<string, string>()
  const admin = (method: string, path: string, body?: object) =>
    fetch(`${site}/auth/v1/${path}`, {
      method,
      headers: { apikey: backend.asServiceKey, authorization: `Bearer ${backend.asServiceKey}` },
      ...(body && { body: JSON.stringify(body) }),
    })

  const restore = async () => {
    const known = await backend.query<{ email: string; id: string }>('select email, id from auth.users')
    const idOf = new Map(known.map(({ email, id }) => [email, id]))
    for (const name of [...farmers, ...roles, 'bystander', 'customer']) {
      const email = `${name}@example.org`
      if (!idOf.has(email)) {
        const account = { email, password: loopbackPassword, email_confirm: true }
        const made = (await (await admin('POST', 'admin/users', account)).json()) as { id: string }
        idOf.set(email, made.id)
        tokens.delete(name)
      }
      tokens.set(name, tokens.get(name) ?? (await tokenOf(name)))
    }
    await putRolesBack(backend, new Map(roles.map((role) => [idOf.get(`${role}@example.org`)!, role])))
    await backend.query('delete from request_counts')
  }
  const tokenOf = async (name: string) => {
    const body = JSON.stringify({ email: `${name}@example.org`, password: loopbackPassword })
    const headers = { apikey: backend.publishableKey }
    const answered = await fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body,
    })
    return ((await answered.json()) as { access_token: string }).access_token
  }

  await restore()
  const claims = { role: 'authenticated', sub: subjectOf(tokens.get('bystander')!) }
  tokens.set('expired', await localTokens(jwtSecret).sign(claims, -3600))
  tokens.set('forged', await localTokens('f'.repeat(64)).sign(claims, 3600))
  tokens.set('service', backend.asServiceKey)
  return {
    site,
    port,
    backend,
    lines,
    sandboxSecret: sandboxSecret(jwtSecret),
    farmers,
    token: (who) => tokens.get(who),
    restore,
    async close() {
      await backend.close()
      server.close().closeAllConnections()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the account of a token. */
export function subjectOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1]!, 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}

/** Restores the initial roles; the log names the system as the author. */
async function putRolesBack({ query }: LocalBackend, wanted: ReadonlyMap<string, string>): Promise<void> {
  const given = JSON.stringify(Object.fromEntries(wanted))
  await query(
    `insert into user_roles (user_id, role) select key::uuid, value from jsonb_each_text($1::jsonb)
     on conflict do nothing`,
    [given],
  )
  await query(
    `delete from user_roles r using jsonb_each_text($1::jsonb) held
     where r.user_id = held.key::uuid and r.role <> held.value
       or not ($1::jsonb ? r.user_id::text) and r.user_id in (select id from auth.users where email like 'farmer-%' or email in ('bystander@example.org', 'customer@example.org'))`,
    [given],
  )
}
