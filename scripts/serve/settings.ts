import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { relative, resolve, sep } from 'node:path'
import { PlainError } from '#local/plain-error.ts'
import { type PostgresAddress, readAddress } from '#local/database/postgres-address.ts'

/** The checked environment of `npm start`. */
export interface Settings {
  readonly port: number
  /** An address or a name, without brackets. */
  readonly host: string
  readonly dataDir: string
  /** The address that people open. */
  readonly siteUrl: string
  /** Where a backup is made every day; `undefined` for none. */
  readonly backupDir: string | undefined
  /** The database in place of the embedded one; `undefined` for that. */
  readonly postgres: PostgresAddress | undefined
  /** Whether a new folder gets the demo's requests and orders. */
  readonly demoData: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the trimmed value of a variable; `undefined` if it is empty, as `PORT=` in .env. */
const valueOf = (environment: Environment, name: string) => environment[name]?.trim() || undefined

/** Returns the text quoted, so that invisible characters are visible. */
const shown = (value: string) => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)

function portIn(environment: Environment): number {
  const value = valueOf(environment, 'PORT') ?? '4173'
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new PlainError(`PORT is ${shown(value)}. Set it to a whole number from 1 to 65535, such as 4173.`)
}

const anAddress =
  'Set it to 127.0.0.1 for this machine alone, or to an address or name of this machine, without port.'

/** Returns the host as a browser writes it: 127.1 becomes 127.0.0.1, so that local addresses are recognized. */
function hostIn(environment: Environment): string {
  const value = valueOf(environment, 'HOST') ?? '127.0.0.1'
  const name = value.replace(/^\[(.*)\]$/, '$1')
  const isName = isIP(name) !== 0 || /^[\p{L}\p{N}._-]{1,253}$/u.test(name)
  const url = isName ? URL.parse(`http://${name.includes(':') ? `[${name}]` : name}`) : null
  if (url === null) throw new PlainError(`HOST is ${shown(value)}. ${anAddress}`)
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

const isWithin = (folder: string, path: string) => {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && way !== resolve(way)
}

/** Folders that a build or an installation empties. */
const emptied = ['dist', '.build', 'node_modules', '.git']

function dataDirIn(environment: Environment): string {
  const value = valueOf(environment, 'DATA_DIR') ?? '.data'
  if (/^~(?:$|[\\/])/.test(value))
    throw new PlainError(
      `DATA_DIR is ${shown(value)}, in which "~" is not read as your home folder. Write it out: ${homedir()}${value.slice(1)}`,
    )
  const within = emptied.find((name) => isWithin(resolve(name), resolve(value)))
  if (within !== undefined)
    throw new PlainError(
      `DATA_DIR is ${shown(value)}, and ${within} is emptied now and then. Name a folder outside it, such as .data.`,
    )
  return value
}

function backupDirIn(environment: Environment, dataDir: string): string | undefined {
  const value = valueOf(environment, 'BACKUP_DIR')
  if (value === undefined) return undefined
  const within = [...emptied, dataDir].find((name) => isWithin(resolve(name), resolve(value)))
  if (within !== undefined)
    throw new PlainError(
      `BACKUP_DIR is ${shown(value)}, which is in ${within}. Name a folder elsewhere, best on another disk: what takes one must not take the other.`,
    )
  return value
}

/** Never shown: it has a password. */
function postgresIn(environment: Environment): PostgresAddress | undefined {
  const value = valueOf(environment, 'DATABASE_URL')
  const address = value === undefined ? undefined : readAddress(value)
  if (value !== undefined && address === undefined)
    throw new PlainError(
      'DATABASE_URL is no address of a PostgreSQL database. Write it as postgresql://user:password@host:5432/name, letters such as @ : / # % of the password ' +
        'as %40 %3A %2F %23 %25, and at most ?sslmode=require or verify-full behind it.',
    )
  return address
}

/** Refuses to copy a database that is not in the data folder: the copy would have no rows. */
export function refuseCopy(settings: Pick<Settings, 'postgres' | 'dataDir'>, what: string): void {
  if (settings.postgres)
    throw new PlainError(
      `${what} copies the embedded database, and DATABASE_URL names another. Copy that by pg_dump, and then the folder ${settings.dataDir} with its files and keys: ` +
        'docs/run-book.md, "A copy of PostgreSQL", has the commands.',
    )
}

function demoDataIn(environment: Environment): boolean {
  const value = valueOf(environment, 'DEMO_DATA') ?? 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new PlainError(`DEMO_DATA is ${shown(value)}. Set it to on or off.`)
}

/** Refuses a hosted project that a build could not talk to. */
export function refuseBadProject(environment: Environment): void {
  const [url, key] = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].map((name) =>
    valueOf(environment, name),
  )
  if (url === undefined && key === undefined) return
  if (url === undefined || key === undefined)
    throw new PlainError(
      `${url === undefined ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_PUBLISHABLE_KEY'} is empty and its companion is not. ` +
        'Set both for a hosted project, or neither for this machine alone.',
    )
  const origin = URL.parse(url)
  // It goes into the Content-Security-Policy and before every path as it is written.
  if (!origin || !/^https?:$/.test(origin.protocol) || environment['VITE_SUPABASE_URL'] !== origin.origin)
    throw new PlainError(
      `VITE_SUPABASE_URL is ${shown(url)}. Set it to the address of the project and no more, such as https://your-project.supabase.co.`,
    )
  if (/^sb_secret_|\s/.test(key) || isServiceKey(key))
    throw new PlainError(
      'VITE_SUPABASE_PUBLISHABLE_KEY is not a publishable key. A secret key would lie open in every page: set the one that begins with sb_publishable_.',
    )
}

/** Whether a key of the old kind, a token that anybody can read, is the one that opens everything. */
function isServiceKey(key: string): boolean {
  const [, claims] = key.split('.')
  return (
    claims !== undefined && /"role"\s*:\s*"service_role"/.test(Buffer.from(claims, 'base64url').toString())
  )
}

/** The settings of `npm start`; throws a plain sentence that names the first variable that cannot be meant. */
export function readSettings(environment: Environment): Settings {
  refuseBadProject(environment)
  const [port, host, dataDir] = [portIn(environment), hostIn(environment), dataDirIn(environment)]
  const [postgres, backupDir] = [postgresIn(environment), backupDirIn(environment, dataDir)]
  if (backupDir !== undefined) refuseCopy({ postgres, dataDir }, 'BACKUP_DIR')
  return {
    port,
    host,
    dataDir,
    postgres,
    backupDir,
    demoData: demoDataIn(environment),
    siteUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
  }
}
