import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Protection } from './protections.ts'
import type { TestFile } from './test-files.ts'

const path = '.build/mutate-sql.json'

/** The outcome of the tests without one protection. */
export interface Result {
  readonly kind: string
  readonly of: string
  /** The file and the title of the test that failed; `undefined` if none did. */
  readonly by?: string
  readonly test?: string
  /** Of everything that the result depends on. */
  readonly hash: string
}

/** The results of this folder's earlier runs, by the statement that took something out. */
export class Results {
  private readonly found: Record<string, Result>
  private readonly files: readonly TestFile[]

  constructor(files: readonly TestFile[]) {
    this.files = files
    this.found = read()
  }

  /** Returns the result of an earlier run, if neither the protection nor the test has changed since; or, of a survivor, no test. */
  of(protection: Protection): Result | undefined {
    const result = this.found[protection.sql]
    return result && result.hash === this.hashOf(protection, result.by) ? result : undefined
  }

  /** The files that noticed something, by what it was; also of results that are too old to count. */
  killers(): { kind: string; of: string; by: string }[] {
    return Object.values(this.found).flatMap(({ kind, of, by }) => (by === undefined ? [] : { kind, of, by }))
  }

  /** Stores a result at once: the run may be ended at any time. */
  add(protection: Protection, killer: { file: string; title: string } | undefined): Result {
    const { kind, of, sql } = protection
    const hash = this.hashOf(protection, killer?.file)
    const result = { kind, of, hash, ...(killer && { by: killer.file, test: killer.title }) }
    this.found[sql] = result
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(this.found, null, 1))
    return result
  }

  private hashOf({ sql, definition }: Protection, by: string | undefined): string {
    const texts = this.files.filter((file) => by === undefined || file.path === by).map(({ text }) => text)
    return createHash('sha256')
      .update(JSON.stringify([sql, definition, ...texts]))
      .digest('hex')
      .slice(0, 16)
  }
}

function read(): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Result>
  } catch {
    return {}
  }
}
