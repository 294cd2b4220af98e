import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import {
  type Answer,
  inTime,
  type Limits,
  receivedError,
  type Session,
  type Task,
  type ThreadStart,
} from './session.ts'
import { withJson } from './statement.ts'

/** PostgreSQL's error of a statement that took too long, as hosted Supabase answers it. */
const tooLong = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })

/** PostgreSQL's error when it has ended or does not begin: PostgREST answers 503, and a phone sends again. */
const ended = (cause?: unknown) =>
  Object.assign(new Error('the database has ended and is opened again', { cause }), { code: '57P02' })

/** A database that has grown beyond this is opened again once it rests, because PostgreSQL in WebAssembly gives nothing back. */
const restingMemory = 192 * 2 ** 20
/** A few open pages leave such a pause every minute or so. */
const restMs = 5_000

/** How long an end may take that lets the running statement finish; everything acknowledged is in the folder already. */
const goodbyeMs = 2_000

/** A thread says within milliseconds how much it has worked, unless it waits for its disk. */
const slowestCountMs = 1_000

/** How a database in a folder is opened. */
export interface ThreadPlace {
  readonly folder: string
  readonly extensions: readonly string[]
  readonly log: (line: string) => void
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL, compiled once: half of the time of an opening. */
const compiledPostgres = () =>
  (compiled ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  ))

interface Waiting {
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** One thread with the database open in it, until it ends. */
class DatabaseThread {
  readonly opened: Promise<unknown>
  private readonly worker: Worker
  private readonly waiting: Waiting[] = []
  private isOver = false
  latest: Answer = { isInTransaction: false, memory: 0, processorMs: 0 }

  constructor(
    place: ThreadPlace & { readonly postgres: WebAssembly.Module },
    onEnd: (thread: DatabaseThread) => void,
  ) {
    const { folder, extensions, postgres } = place
    const workerData: ThreadStart = { folder, extensions, postgres }
    this.worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData,
      // Its values live for a statement: more room for them would be filled before it is swept.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    let cause: unknown
    this.worker.on('error', (error) => (cause = error))
    this.worker.on('message', (answer: Answer) => this.take(answer))
    this.worker.on('exit', () => {
      this.isOver = true
      onEnd(this)
      for (const { reject } of this.waiting.splice(0)) reject(ended(cause))
    })
    this.opened = this.next()
  }

  ask(task: Task): Promise<Answer> {
    if (this.isOver) return Promise.reject(ended())
    try {
      this.worker.postMessage(task, [])
    } catch (error) {
      // A value nested too deeply to be sent; nothing was.
      return Promise.reject(error)
    }
    return this.next()
  }

  /** The time that the processor has worked for this thread, also while a statement runs. */
  async processorMs(): Promise<number> {
    const used = await inTime(
      this.worker.cpuUsage().catch(() => undefined),
      slowestCountMs,
    )
    return used ? (used.user + used.system) / 1_000 : this.latest.processorMs
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private next(): Promise<Answer> {
    // An idle database keeps no program running, and an open question does.
    this.worker.ref()
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  private take(answer: Answer): void {
    this.latest = answer
    this.waiting.shift()?.resolve(answer)
    if (this.waiting.length === 0) this.worker.unref()
  }
}

/** On a busy machine a statement may take this many times its limit, if it was not given more of the processor. */
const busyFactor = 8

/**
 * A session in a thread of its own. A statement that takes longer than its limit ends the thread, and the next one opens the
 * database again: what was acknowledged is in the folder, as after `kill -9`, and this thread serves pages all the while.
 */
class ThreadSession implements Session {
  private readonly place: ThreadPlace
  private thread: DatabaseThread | undefined
  private rest: NodeJS.Timeout | undefined
  private ending: Promise<void> = Promise.resolve()
  private isClosed = false

  constructor(place: ThreadPlace) {
    this.place = place
  }

  run: Session['run'] = (statements, limits) => this.ask({ run: statements }, limits)

  script: Session['script'] = (sql, limits) => this.ask({ script: sql }, limits)

  isInTransaction(): boolean {
    return this.thread?.latest.isInTransaction ?? false
  }

  /** Opens the database, or throws why it cannot be. */
  async open(): Promise<DatabaseThread> {
    await this.ending
    if (this.isClosed) throw ended()
    const postgres = await compiledPostgres()
    const thread = (this.thread ??= new DatabaseThread({ ...this.place, postgres }, (over) => {
      if (this.thread === over) this.thread = undefined
    }))
    await thread.opened
    return thread
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.rest)
    await this.ending
    if (this.thread) await this.finish(this.thread)
  }

  private async ask(task: Task, { milliseconds, isWithin }: Limits) {
    clearTimeout(this.rest)
    const thread = await this.open()
    // The rest of a transaction whose thread has ended would run outside of it, as superuser.
    if (isWithin && !thread.latest.isInTransaction) throw ended()
    const answer = await this.answerWithin(thread, thread.ask(task), milliseconds)
    if (answer === undefined) {
      this.place.log(`A statement took longer than ${milliseconds / 1000} s and was ended.`)
      await this.end(thread)
      throw tooLong()
    }
    if (answer.memory > restingMemory && !answer.isInTransaction) this.renewAtRest(thread)
    if (answer.error) throw receivedError(answer.error)
    return (answer.results ?? []).map(withJson)
  }

  /** The answer; `undefined` once the statement has had `limitMs` of the processor. */
  private async answerWithin(thread: DatabaseThread, answer: Promise<Answer>, limitMs: number) {
    const [since, before] = [performance.now(), thread.latest.processorMs]
    let left = limitMs
    while (left > 0 && performance.now() - since < limitMs * busyFactor) {
      const given = await inTime(answer, left)
      if (given !== undefined) return given
      left = limitMs - ((await thread.processorMs()) - before)
    }
    return undefined
  }

  /** Ends a thread; nobody opens the database again before it has. */
  private end(thread: DatabaseThread): Promise<void> {
    return (this.ending = thread.end())
  }

  private finish(thread: DatabaseThread): Promise<void> {
    const closed = inTime(thread.ask({ close: true }), goodbyeMs).catch(() => undefined)
    return (this.ending = closed.then(() => thread.end()))
  }

  private renewAtRest(thread: DatabaseThread): void {
    this.rest = setTimeout(() => void this.finish(thread), restMs)
    this.rest.unref()
  }
}

/** Opens the database of a folder in a thread of its own; rejects if PostgreSQL does not begin there. */
export async function openThread(place: ThreadPlace): Promise<Session> {
  const session = new ThreadSession(place)
  await session.open()
  return session
}
