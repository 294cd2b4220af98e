import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian's package postgresql-15 puts its programs. */
const programs = process.env['POSTGRES_15_BIN'] ?? '/usr/lib/postgresql/15/bin'

/** A separate connection, so that two transactions can overlap. */
export interface Session {
  /** Runs SQL and returns its output, one line a row, columns separated by |; throws the server's error. */
  run(sql: string): Promise<string[]>
  close(): void
}

/** A private cluster in a temporary folder, which listens on a socket in that folder only. */
export interface Cluster {
  /** Where its socket is. */
  readonly folder: string
  createDatabase(name: string, template?: string): Promise<void>
  session(database: string): Session
  /** True once this many sessions of the database wait for a lock. */
  untilWaiting(database: string, count: number): Promise<void>
  /** Ends the server as a power cut does; its data stay. */
  halt(): Promise<void>
  /** Begins it again. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, as which containers run tests. */
const asOwner = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]]
    : [join(programs, program), [...args]]

/**
 * Starts an empty PostgreSQL 15. Durability is off by default, because the cluster ends with the test. With a port it
 * is also reachable there, from this machine, where wanted by password.
 */
export async function startPostgres15({
  durable = false,
  passwords = false,
  port,
}: { durable?: boolean; passwords?: boolean; port?: number } = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-postgres-'))
  await chmod(folder, 0o777)
  const data = join(folder, 'data')
  await run(
    ...asOwner('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth-local=trust',
      `--auth-host=${passwords ? 'scram-sha-256' : 'trust'}`,
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]),
    { cwd: folder },
  )
  const reach = port ? `-c listen_addresses=127.0.0.1 -c port=${port}` : `-c listen_addresses=''`
  const settings = `${reach} -c unix_socket_directories='${folder}' -c fsync=${durable ? 'on' : 'off'}`
  const begin = () =>
    run(...asOwner('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), '-o', settings, 'start']), {
      cwd: folder,
    })
  const halt = () => run(...asOwner('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']), { cwd: folder })
  await begin()

  const session = (database: string) => {
    const args = [
      '-h',
      folder,
      '-p',
      String(port ?? 5432),
      '-U',
      'postgres',
      '-d',
      database,
      '-X',
      '-q',
      '-A',
      '-t',
      '-v',
      'VERBOSITY=verbose',
    ]
    return talkTo(spawn(join(programs, 'psql'), args, { cwd: folder }))
  }
  let watcher = session('postgres')

  return {
    folder,
    session,
    async createDatabase(name, template = 'template0') {
      await watcher.run(`create database ${name} template ${template}`)
    },
    async untilWaiting(database, count) {
      const question = `select count(*) from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`
      for (let tries = 0; tries < 200; tries++) {
        if (Number((await watcher.run(question))[0]) === count) return
        await new Promise((done) => setTimeout(done, 20))
      }
      throw new Error(`Not ${count} sessions of ${database} came to wait for a lock.`)
    },
    async halt() {
      watcher.close()
      await halt()
    },
    async begin() {
      await begin()
      watcher = session('postgres')
    },
    async stop() {
      watcher.close()
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A psql session: the output between two marks belongs to the statements between them. */
function talkTo(psql: ChildProcessWithoutNullStreams): Session {
  let printed = ''
  let refused = ''
  let turn = 0
  let settle = () => {}
  let line: Promise<unknown> = Promise.resolve()
  psql.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    settle()
  })
  psql.stderr.setEncoding('utf8').on('data', (text: string) => {
    refused += text
    settle()
  })

  const ask = (sql: string) =>
    new Promise<string[]>((resolve, reject) => {
      const mark = `answered ${++turn}`
      printed = ''
      refused = ''
      settle = () => {
        // Two pipes, no order between them: both have to show the mark.
        if (!printed.includes(`${mark}\n`) || !refused.includes(`${mark}\n`)) return
        const error = refused.split('\n').find((text) => text.includes('ERROR:'))
        if (error) reject(new Error(error))
        else resolve(printed.split('\n').filter((text) => text !== '' && text !== mark))
      }
      psql.stdin.write(`${sql};\n\\echo ${mark}\n\\warn ${mark}\n`)
    })

  return {
    run(sql) {
      const answer = line.then(() => ask(sql))
      line = answer.catch(() => {})
      return answer
    },
    close: () => void psql.stdin.end(),
  }
}
