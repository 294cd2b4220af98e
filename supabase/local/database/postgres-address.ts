/** Where a database of a PostgreSQL server is, and who opens it. Never print it whole: it has the password. */
export interface PostgresAddress {
  /** A name, an address, or the folder of a socket. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  /** False for no encryption; `verify-full` also checks the server's certificate. */
  readonly ssl: false | 'require' | 'verify-full'
}

const encryptions: Record<string, PostgresAddress['ssl']> = {
  disable: false,
  require: 'require',
  'verify-full': 'verify-full',
}

/** Reads `postgresql://user:password@host:port/name`; `undefined` for anything else. */
export function readAddress(text: string): PostgresAddress | undefined {
  const url = URL.parse(text)
  if (!url || !isClear(url)) return undefined
  const { sslmode = 'disable', ...others } = Object.fromEntries(url.searchParams)
  const ssl = encryptions[sslmode]
  const [host, user, password, database] = [
    url.hostname,
    url.username,
    url.password,
    url.pathname.slice(1),
  ].map(decoded)
  if (ssl === undefined || Object.keys(others).length > 0 || !host || !user || !database) return undefined
  if (password === undefined) return undefined
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 5432),
    user,
    password,
    database,
    ssl,
  }
}

/** False where a password has signs as they are, so that a part of it would be read as server or database, and printed. */
function isClear({ protocol, hash, pathname }: URL): boolean {
  return /^postgres(?:ql)?:$/.test(protocol) && hash === '' && !/[@/]/.test(pathname.slice(1))
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The database and its server in words, without article, user and password. */
export const placeOf = ({ database, host, port }: PostgresAddress): string =>
  `database ${database} at ${host}:${port}`
