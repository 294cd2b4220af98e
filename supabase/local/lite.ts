import { App, setExperimental } from '@supabase/lite'
import { join } from 'node:path'
import type { LocalConfig } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { preRequestOf, withRequestContext } from './database/caller.ts'
import { type LocalKeys, localPublishableKey } from './keys.ts'
import { hostedSignedUrls, refuseBadLink, signEach } from './storage/links.ts'
import { oneAtATime, plainUpload, refusalResponse, refuseOddBody, safeDocument } from './storage/calls.ts'
import { diskShelf, memoryShelf, StoredFiles } from './storage/stored-files.ts'
import { databaseAway } from './refusal.ts'
import { refuseManyRows } from './rest-calls.ts'
import { bearerToken, refuseBadToken, type Tokens } from './tokens.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

/** A call of Lite. */
interface Call {
  readonly log: (line: string) => void
  /** Set where the database was away. */
  isAway?: true
}

const insideLite = new AsyncLocalStorage<Call>()
let installed = false

/** Returns an error's code, its only part without personal text. */
function codeOf(values: readonly unknown[]): string {
  for (const value of values) {
    const { code, message } = (value ?? {}) as { code?: unknown; message?: unknown }
    if (code === 'PGRST' && typeof message === 'string') return /"code":"(\w+)"/.exec(message)?.[1] ?? 'PGRST'
    if (typeof code === 'string') return code
    if (value instanceof Error) return value.name
  }
  return 'unknown error'
}

/** Codes after which a person has to do something. */
const meanings: Record<string, string> = {
  '53100': ', the disk is full: make room',
  '58030': ', the disk does not answer: check it',
  ENOSPC: ', the disk is full: make room',
  EROFS: ', the disk is read-only: mount it for writing',
  EIO: ', the disk does not answer: check it',
}

function install(): void {
  if (installed) return
  installed = true
  for (const method of ['error', 'warn'] as const) {
    const original = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      const call = insideLite.getStore()
      if (!call) return original(...values)
      const code = codeOf(values)
      // Its connection has logged it, once for all calls.
      if (code === '57P03') call.isAway = true
      else call.log(`refused: ${code}${meanings[code] ?? ''}`)
    }
  }
}

/**
 * Runs Lite and replaces its log output by one line with an error code. Lite logs whole SQL statements with
 * their parameters: names, phone numbers and answers.
 */
function quietly<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
  install()
  return insideLite.run(call, work)
}

/** Parts that Lite needs to answer. */
export interface LiteParts {
  database: OpenDatabase
  config: LocalConfig
  keys: LocalKeys
  tokens: Tokens
  siteUrl: string
  dataDir: string | undefined
  log: (line: string) => void
}

type Middleware = NonNullable<
  NonNullable<NonNullable<ConstructorParameters<typeof App>[0]['options']>['server']>['middlewares']
>[number]

/**
 * Has Lite take the caller of rows from the token alone. It would ask for account and session first, in two turns of their own, and
 * ignore the answers: the token was checked (`refuseBadToken`), and the pre-request function asks whether the session is open.
 */
const skipAccount: Middleware = async (context, next) => {
  const { path, raw } = context.req
  if (path.startsWith('/rest/v1') && bearerToken(raw) !== undefined) {
    // Replaced by what the token says, before anything is asked for them.
    context.set('userId', 'unknown')
    context.set('sessionId', 'unknown')
  }
  await next()
}

function liteApp({ database, config, keys, siteUrl, dataDir }: LiteParts) {
  setExperimental('storage', true)
  const app = new App({
    connection: database.connection,
    db: { driver: 'pglite' },
    api: { schemas: config.schemas, max_rows: config.maxRows },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      site_url: siteUrl,
      publishable_key: localPublishableKey,
      secret_key: keys.serviceKey,
    },
    storage: { enabled: true, file_size_limit: `${config.fileSizeLimit}B` },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, middlewares: [skipAccount] } },
  })
  const shelf = dataDir === undefined ? memoryShelf() : diskShelf(join(dataDir, 'files'))
  app._storageAdapter = new StoredFiles(shelf)
  return app
}

/** Longer than this, an address is not echoed: fetch in Node and Deno gives up on an answer with 16 KB of headers. */
const longestEcho = 4096

/** The answer without a Content-Location that repeats a very long address. */
function withoutLongEcho(response: Response): Response {
  if ((response.headers.get('content-location')?.length ?? 0) <= longestEcho) return response
  const headers = new Headers(response.headers)
  headers.delete('content-location')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Creates Lite's schemas (auth, storage) in the database and returns the handler of /rest/v1 and /storage/v1, with its
 * defects mended on the way in and out.
 */
export async function openLite(parts: LiteParts): Promise<(request: Request) => Promise<Response>> {
  const app = liteApp(parts)
  // At its start Lite prints that storage is experimental; that is this folder's concern, not the reader's.
  await quietly({ log: () => {} }, () => app.ensureSystemSchema())
  // Read at the first request: the migrations, which name it, run after this.
  let preRequest: Promise<string | undefined> | undefined
  const askPreRequest = () =>
    preRequestOf(parts.database.query).catch((error: unknown) => {
      // Asked again: the database was away.
      preRequest = undefined
      throw error
    })
  const fetchApp = oneAtATime(async (request: Request) => {
    const isRest = new URL(request.url).pathname.startsWith('/rest/v1')
    const before = isRest ? await (preRequest ??= askPreRequest()) : undefined
    const call: Call = { log: parts.log }
    const response = await quietly(call, () =>
      withRequestContext(request, before, async () => withoutLongEcho(await app.fetch(request))),
    )
    // Storage knows no other status.
    return call.isAway && response.status === 500 ? databaseAway() : response
  })
  return async (request) => {
    const refused = request.method === 'OPTIONS' ? undefined : await refuseBadToken(request, parts.tokens)
    const wrong =
      refused ??
      (await refuseManyRows(request)) ??
      (await refuseBadLink(request, parts.keys.jwtSecret)) ??
      (await refuseOddBody(request))
    if (wrong) return wrong
    const plain = await plainUpload(request)
    if (plain instanceof Response) return plain
    const signed = await signEach(plain, fetchApp)
    if (signed) return signed
    return safeDocument(
      request,
      await hostedSignedUrls(request, await refusalResponse(request, await fetchApp(plain))),
    )
  }
}
