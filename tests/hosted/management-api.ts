import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that the CLI made. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body: string
}

/** The API that the CLI speaks to, as far as pushing settings and functions needs it. */
export interface ManagementApi {
  readonly url: string
  readonly calls: readonly Call[]
  /** Returns the JSON that was sent to a path with this ending. */
  sent(end: string): Record<string, unknown>
  close(): void
}

/** A project as it is when it is new, by the names of the platform: links in mails, two of them an hour, a minute for a text message. */
const fresh = {
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'disallowed', status: 'stored', allowed_cidrs: [] },
    postgres_settings: {},
  },
  pooler: { pool_mode: 'transaction', default_pool_size: 15, max_client_conn: 200 },
  auth: {
    site_url: 'http://localhost:3000',
    jwt_exp: 3600,
    mailer_otp_exp: 3600,
    sms_otp_exp: 60,
    sms_autoconfirm: true,
    rate_limit_email_sent: 2,
    rate_limit_sms_sent: 30,
    rate_limit_otp: 30,
  },
  api: {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public,extensions',
    max_rows: 1000,
    db_pool: null,
  },
  realtime: { private_only: false },
  storage: { fileSizeLimit: 52_428_800 },
}

/** A fake of the platform on this machine, which records its requests. `but` omits parts of the settings. */
export async function standInApi(but: readonly string[] = []): Promise<ManagementApi> {
  const attributes = Object.fromEntries(Object.entries(fresh).filter(([part]) => !but.includes(part)))
  const calls: Call[] = []
  const answers = (method: string, path: string, body: string): unknown => {
    if (path.startsWith('/v2/')) return { data: { type: 'project_config', id: 'ref', attributes } }
    if (path.endsWith('/billing/addons')) return { available_addons: [], selected_addons: [] }
    if (path.endsWith('/postgrest'))
      return { ...fresh.api, db_pool_acquisition_timeout: 10, ...JSON.parse(body || '{}') }
    if (path.endsWith('/functions') && method === 'GET') return []
    return JSON.parse(body.startsWith('{') ? body : '{}')
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [method, path, body] = [request.method ?? '', request.url ?? '', Buffer.concat(chunks).toString()]
      calls.push({ method, path, body })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers(method, path, body)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sent: (end) => {
      const call = calls.findLast(({ method, path }) => method !== 'GET' && path.endsWith(end))
      if (!call) throw new Error(`Nothing was sent to ${end}.`)
      return JSON.parse(call.body) as Record<string, unknown>
    },
    close: () => server.close(),
  }
}
