import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from './plain-error.ts'
import { refusal } from './refusal.ts'
import type { Database } from './database/database.ts'

/**
 * Bytes that PostgreSQL may need at once: the next 16 MB of its log, without which it ends, and some pages of everything
 * else.
 */
const reserve = 24 * 2 ** 20

/** Additional size of a first start: an empty database and the log of filling it. */
const beginning = 40 * 2 ** 20

/** Lifetime of a measurement in milliseconds. */
const checkIntervalMs = 500

/** The bytes that this user may still write to the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`

/** Throws a plain sentence where a database could not begin for want of room. */
export async function refuseFullDisk(folder: string, free: FreeBytes = freeBytes): Promise<void> {
  const there = await free(folder)
  const needed = existsSync(join(folder, 'database')) ? reserve : reserve + beginning
  if (there >= needed) return
  throw new PlainError(
    `The disk of the data folder ${folder} is full: ${inMegabytes(there)} are free, and ${inMegabytes(needed)} are needed. ` +
      'Make room, then start again. Nothing was changed.',
  )
}

const full = () =>
  refusal(503, 'disk_full', 'There is no room to keep this. Send it again later.', { 'retry-after': '60' })

interface Watch {
  /** Without one everything is in memory, and nothing is refused. */
  readonly folder: string | undefined
  readonly free: FreeBytes
  readonly now: () => number
  /** Whether a request only reads. */
  readonly isReading: (request: Request) => Promise<boolean>
  readonly log: (line: string) => void
}

/**
 * Returns 503 for writes while the disk is nearly full, `undefined` otherwise. PostgreSQL ends if its log has no
 * room; this prevents it, and writes work again once there is room.
 */
export function watchRoom({
  folder,
  free,
  now,
  isReading,
  log,
}: Watch): (request: Request) => Promise<Response | undefined> {
  let checkedAt = -Infinity
  let isFull = false
  const check = async (disk: string) => {
    checkedAt = now()
    const there = await free(disk).catch(() => Infinity)
    const wasFull = isFull
    isFull = there < reserve
    if (isFull && !wasFull)
      log(
        `The disk of ${disk} is full (${inMegabytes(there)} free): nothing is taken until there is room. Make some; no restart is needed.`,
      )
    if (!isFull && wasFull) log(`There is room on the disk of ${disk} again. Everything is taken as before.`)
  }
  return async (request) => {
    if (folder === undefined) return undefined
    if (Math.abs(now() - checkedAt) >= checkIntervalMs) await check(folder)
    return isFull && !(await isReading(request)) ? full() : undefined
  }
}

/** Functions that read, and number what came in before, which is done already while nothing is taken. */
const readers = ['what_is_new', 'request_changes', 'order_changes', 'cart_changes', 'desk_changes', 'own_key']

const methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether a request reads. Most of the app's questions are POSTs: of functions that cannot write, of lists of files, of links
 * to them, and of a new access token, without which a signed-in person reads nothing after an hour.
 */
export function readingCalls(query: Database['query']): (request: Request) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | undefined
  const cannotWrite = async () => {
    const found = await query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
    )
    return new Set([...readers, ...found.map(({ name }) => name)])
  }
  // Asked again: the database was away.
  const forget = (error: unknown) => {
    known = undefined
    throw error
  }
  return async ({ method, url }) => {
    if (methods.has(method)) return true
    const { pathname, searchParams } = new URL(url)
    if (method !== 'POST') return false
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? []
    if (name !== undefined) return (await (known ??= cannotWrite().catch(forget))).has(name)
    if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'refresh_token'
    return /^\/storage\/v1\/object\/(?:list|sign)\//.test(pathname)
  }
}
