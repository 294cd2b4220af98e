import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDataFolder } from '#tests/cached-shop.ts'

/** A numbered query to the centre's database, bypassing its API. */
export interface Query {
  readonly number: number
  readonly sql: string
  readonly values: unknown[]
}

/** The result of the query with that number. */
export interface QueryResult {
  readonly number: number
  readonly rows?: unknown[]
  readonly error?: string
}

/** The centre with its data on disk. It may be killed at any instruction, and restarted on the same data. */
export class Centre {
  readonly url: string
  /** Number of kills. */
  deaths = 0
  publishableKey = ''
  private readonly siteUrl: string
  private readonly folder: string
  private process: Promise<ChildProcess> | undefined
  private last = 0
  private readonly waiting = new Map<number, (answer: QueryResult) => void>()

  private constructor(port: number, siteUrl: string, folder: string) {
    this.url = `http://127.0.0.1:${port}`
    this.siteUrl = siteUrl
    this.folder = folder
  }

  /** @param siteUrl its address as phones see it */
  static async open(port: number, siteUrl: string): Promise<Centre> {
    const folder = await mkdtemp(join(tmpdir(), 'khet-seva-centre-'))
    await fillDataFolder(folder, '127.0.0.1')
    const centre = new Centre(port, siteUrl, folder)
    await centre.start()
    return centre
  }

  /** Resolves once it is serving. */
  async start(): Promise<void> {
    this.process ??= this.startProcess()
    await this.process
  }

  async kill(): Promise<void> {
    const process = await this.process
    if (!process) return
    this.process = undefined
    this.deaths += 1
    process.kill('SIGKILL')
    if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
  }

  /** Queries as the database's owner. If the centre is killed meanwhile, repeats the query after the restart. */
  readonly query = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    for (;;) {
      await this.start()
      const answer = await this.send(await this.process!, sql, [...values])
      if (answer?.error) throw new Error(answer.error)
      if (answer) return answer.rows as Row[]
    }
  }

  async close(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  private async startProcess(): Promise<ChildProcess> {
    const { port } = new URL(this.url)
    const child = fork(new URL('./centre-child.ts', import.meta.url), [this.folder, port, this.siteUrl], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (answer: QueryResult) => this.waiting.get(answer.number)?.(answer))
    const ready = await this.responseTo(child, 0)
    if (!ready) throw new Error('The centre did not start')
    this.publishableKey = String(ready.rows![0])
    return child
  }

  private send(child: ChildProcess, sql: string, values: unknown[]): Promise<QueryResult | undefined> {
    const number = ++this.last
    const answer = this.responseTo(child, number)
    if (child.connected) child.send({ number, sql, values } satisfies Query, () => undefined)
    return answer
  }

  private responseTo(child: ChildProcess, number: number): Promise<QueryResult | undefined> {
    return new Promise((resolve) => {
      const settle = (answer?: QueryResult) => {
        this.waiting.delete(number)
        child.off('exit', exited)
        resolve(answer)
      }
      const exited = () => settle()
      this.waiting.set(number, settle)
      if (child.exitCode === null && child.signalCode === null) child.on('exit', exited)
      else exited()
    })
  }
}
