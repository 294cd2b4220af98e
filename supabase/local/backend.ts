import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Attempts, defaultLimits, type Limits } from './auth/attempts.ts'
import { answerAuth } from './auth/auth.ts'
import { oneTimeCodes } from './auth/codes.ts'
import type { AuthContext } from './auth/context.ts'
import { endSessionsBefore, LocalSessions } from './auth/sessions.ts'
import { type Exclusively, exclusivelyIn } from './backup/back-up.ts'
import { type LocalConfig, readConfig } from './config.ts'
import { openDatabase, type OpenDatabase } from './database/database.ts'
import { extensionsFor } from './database/pglite.ts'
import { applyMigrations, prepareRoles, readMigrations, refuseOthers } from './database/migrations.ts'
import type { PostgresAddress } from './database/postgres-address.ts'
import { type DemoPassword, seedDemoPeople } from './demo-people.ts'
import { edgeFunctions, type EdgeFunctions, functionsEnvironment } from './functions.ts'
import { answeringLocal, type Inbox, openInbox } from './inbox.ts'
import type { Post } from './outgoing.ts'
import { localKeys, type LocalKeys, localPublishableKey, localPushKeys, type PushKeys } from './keys.ts'
import { openLite } from './lite.ts'
import { openFolder } from './data-folder.ts'
import { refuseForeignCall, refuseOddAddress } from './rest-calls.ts'
import { freeBytes, type FreeBytes, readingCalls, watchRoom } from './free-space.ts'
import { type Caller, localKeyOf, loopbackPassword, withTruePeer } from './local-only.ts'
import { refuseAway } from './refusal.ts'
import { notStored } from './not-stored.ts'
import { type Schedule, startSchedule } from './schedule.ts'
import { withTryMessage } from './try-message.ts'
import { type Unsent, unsentMessages } from './unsent.ts'
import { localTokens, type Tokens } from './tokens.ts'
import { withinRoom } from './bodies.ts'

/** How the embedded backend is opened. */
export interface LocalBackendOptions {
  /** The data folder; without it everything is in memory (tests). */
  dataDir?: string
  /** Folder with migrations/, functions/ and config.toml; the repository's supabase/ without it. */
  supabaseDir?: string
  /** The address that people open, such as http://127.0.0.1:4173. */
  siteUrl: string
  /** The HOST; on loopback, inbox and demo people are enabled. */
  host: string
  /** Edge functions; Deno starts at the first call. On unless false. */
  functions?: boolean
  /** Sends mails and texts for real; without it they are in the inbox. */
  post?: Post | undefined
  /** The eight demo people. On unless false. */
  demoPeople?: boolean
  /** Opens the demo people, and the pages under /local. Each data folder has its own; one in memory has a known one. */
  localKey?: string
  /** A database in place of the embedded one: of a PostgreSQL server, with a data folder, or an open one, which is closed with the backend. */
  postgres?: PostgresAddress | undefined
  database?: OpenDatabase
  /** Overrides of how often a person may try. */
  limits?: Partial<Limits>
  /** An answer about an address or phone leaves at whole multiples of this: its time does not say what was found. 100 by default. */
  answerMilliseconds?: number
  log?: (line: string) => void
  /** The clock of codes and attempt limits, in milliseconds. */
  now?: () => number
  /** Returns the free bytes of a folder's disk; the system's by default. */
  freeBytes?: FreeBytes
}

/** Supabase in this process. */
export interface LocalBackend {
  /** True if `fetch` handles a path. */
  owns(pathname: string): boolean
  fetch(request: Request, from?: Caller): Promise<Response>
  /** Runs SQL as superuser, in line with everybody else's. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>
  /** Runs something while nobody else uses the database, which is whole on the disk meanwhile. */
  exclusively: Exclusively
  asServiceKey: string
  publishableKey: string
  inbox: Inbox
  /** Demo passwords set by this start: print them once, they are not kept in the clear. */
  demoPasswords: DemoPassword[]
  /** The password of the demo people on this machine, and of the pages under /local. */
  localKey: string
  /** Resolves when the notifications and refunds that answers of the desk caused are sent. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** The checked options. */
interface Setting {
  options: LocalBackendOptions
  supabaseDir: string
  config: LocalConfig
  keys: LocalKeys
  localKey: string
  pushKeys: PushKeys
  tokens: Tokens
  inbox: Inbox
  post: Post | undefined
  unsent: Unsent
  log: (line: string) => void
  now: () => number
}

type Answer = (request: Request) => Promise<Response>

const ownedPaths = /^\/(?:(rest|auth|storage|functions)\/v1|(local))(?:\/|$)/

async function settle(options: LocalBackendOptions): Promise<Setting> {
  const supabaseDir = resolve(options.supabaseDir ?? fileURLToPath(new URL('..', import.meta.url)))
  const keys = await localKeys(options.dataDir)
  const now = options.now ?? Date.now
  const unsent = unsentMessages()
  return {
    options,
    supabaseDir,
    keys,
    localKey:
      options.localKey ?? (options.dataDir === undefined ? loopbackPassword : localKeyOf(keys.jwtSecret)),
    pushKeys: await localPushKeys(options.dataDir),
    now,
    config: await readConfig(supabaseDir),
    tokens: localTokens(keys.jwtSecret),
    inbox: openInbox(now, options.post, options.log, unsent.keep),
    unsent,
    post: options.post,
    log: options.log ?? (() => {}),
  }
}

async function openAuth(setting: Setting, database: OpenDatabase): Promise<AuthContext> {
  const { options, config, keys, tokens, inbox, now } = setting
  return {
    database,
    config,
    tokens,
    inbox,
    serviceKey: keys.serviceKey,
    siteHost: new URL(process.env['KHET_SITE_URL'] || options.siteUrl).hostname,
    codes: await oneTimeCodes(database, {
      length: config.email.otpLength,
      expirySeconds: config.email.otpExpiry,
      now,
    }),
    attempts: new Attempts({ ...defaultLimits, ...options.limits }, options.now),
    answerMilliseconds: options.answerMilliseconds ?? 100,
    sessions: new LocalSessions(tokens, {
      issuer: `${options.siteUrl}/auth/v1`,
      lifetimeSeconds: config.jwtExpiry,
    }),
  }
}

function openFunctions({
  options,
  supabaseDir,
  config,
  keys,
  pushKeys,
  tokens,
  log,
}: Setting): EdgeFunctions | undefined {
  if (options.functions === false) return undefined
  const environment = functionsEnvironment({ ...options, keys, pushKeys })
  return edgeFunctions({ folder: join(supabaseDir, 'functions'), environment, config, tokens, log })
}

async function openMigrated(setting: Setting, opened: (database: OpenDatabase) => void) {
  const { options, supabaseDir, log } = setting
  const migrations = await readMigrations(join(supabaseDir, 'migrations'))
  const extensions = await extensionsFor(migrations.map(({ sql }) => sql))
  const database =
    options.database ??
    (await openDatabase(options.dataDir && join(options.dataDir, 'database'), extensions, { log }))
  opened(database)
  await refuseOthers(database, migrations, options)
  const lite = await openLite({ ...setting, database, siteUrl: options.siteUrl, dataDir: options.dataDir })
  await prepareRoles(database)
  const auth = await openAuth(setting, database)
  await applyMigrations(database, migrations, log)
  setting.unsent.openIn(database)
  await endSessionsBefore(database.query, setting.keys.madeAt)
  // Lite reads the schema at its first request, and answers 404 to it if that fails.
  if (options.dataDir !== undefined) await database.connection.introspect({ useCache: true })
  return { database, lite, auth }
}

/** Routes a request by its area, with its caller known and its size checked before its body is read. */
function answering(
  setting: Setting,
  { query }: Pick<OpenDatabase, 'query'>,
  areas: Record<string, Answer | undefined>,
): LocalBackend['fetch'] {
  const { log, options } = setting
  const { dataDir: folder, freeBytes: free = freeBytes } = options
  const refuseFull = watchRoom({ folder, free, now: Date.now, isReading: readingCalls(query), log })
  const readAndAnswer = withinRoom(setting)
  const route: LocalBackend['fetch'] = async (request, from = { peerAddress: null }) => {
    const address = new URL(request.url)
    const refused = refuseOddAddress(address) ?? refuseForeignCall(request) ?? (await refuseFull(request))
    if (refused) return refused
    const [, area, isLocal] = ownedPaths.exec(address.pathname) ?? []
    return readAndAnswer(
      {
        request,
        headers: withTruePeer(request.headers, from),
        peerAddress: from.peerAddress,
        area: area ?? isLocal ?? '',
      },
      async (read) => areas[area ?? isLocal ?? '']?.(read) ?? new Response('Not found', { status: 404 }),
    )
  }
  return async (request, from) => notStored(await route(request, from).catch(refuseAway))
}

/** Opens the whole backend. It is ready, its migrations applied and its demo people seeded, when the promise is. */
export async function openLocalBackend(given: LocalBackendOptions): Promise<LocalBackend> {
  const folder = await openFolder(given)
  const options = folder ? { ...given, dataDir: folder.path, ...folder.rows } : given
  let closing = async (): Promise<void> => folder?.close()
  try {
    const setting = await settle(options)
    const functions = openFunctions(setting)
    let schedule: Schedule | undefined
    const { database, lite, auth } = await openMigrated(setting, (opened) => {
      closing = async () => {
        schedule?.close()
        await functions?.close()
        await opened.close()
        await folder?.close()
      }
    })
    const { localKey, keys } = setting
    const demoPasswords = options.demoPeople === false ? [] : await seedDemoPeople(database, options)
    schedule = startSchedule({ ...setting, ...keys, database, functions, siteUrl: options.siteUrl })
    const door: LocalBackend['fetch'] = answering(setting, database, {
      auth: (request) => answerAuth(auth, request, setting.log),
      rest: schedule.after(lite),
      storage: lite,
      functions: withTryMessage({ ...setting, database }, functions),
      local: answeringLocal(setting, database, (request) => door(request)),
    })
    return {
      owns: (pathname) => ownedPaths.test(pathname),
      fetch: door,
      query: (sql, parameters) => database.query(sql, parameters),
      exclusively: exclusivelyIn(database),
      asServiceKey: keys.serviceKey,
      publishableKey: localPublishableKey,
      inbox: setting.inbox,
      demoPasswords,
      localKey,
      idle: schedule.idle,
      close: () => closing(),
    }
  } catch (error) {
    await closing()
    throw error
  }
}
