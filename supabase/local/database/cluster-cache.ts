import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'

const folder = new URL('../../../.build/clusters/', import.meta.url)

/** A database whose files are to be cached, and how it is closed. */
export interface MadeCluster {
  readonly pg: Pick<PGlite, 'exec' | 'dumpDataDir'>
  close(): Promise<unknown>
}

/**
 * The files of an in-memory database that `make` makes, for `loadDataDir`. They are cached under .build by the version of
 * PGlite and by `inputs`: name there everything that the result depends on. A new version replaces the old one.
 */
export async function cachedCluster(
  name: string,
  inputs: readonly string[],
  make: () => Promise<MadeCluster>,
): Promise<Blob> {
  const about = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(about, 'utf8')) as { version: string }
  const key = createHash('sha256')
    .update(JSON.stringify([version, inputs]))
    .digest('hex')
    .slice(0, 16)
  const file = `${name}-${key}.tar`
  const cached = await readFile(new URL(file, folder)).catch(() => undefined)
  if (cached !== undefined) return new Blob([cached])
  const bytes = await filesOf(await make())
  // It saves time and no more: where it cannot be stored, it is made again the next time.
  await store(name, file, bytes).catch(() => {})
  return new Blob([bytes])
}

async function filesOf({ pg, close }: MadeCluster): Promise<Uint8Array<ArrayBuffer>> {
  // Without it each load replays the log first.
  await pg.exec('checkpoint')
  const bytes = new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
  await close()
  return bytes
}

async function store(name: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Others may be making it at the same moment, and any of them may be killed: a file is renamed into place when it is whole.
  const part = `part-${randomUUID()}-${file}`
  try {
    await writeFile(new URL(part, folder), bytes)
    await rename(new URL(part, folder), new URL(file, folder))
  } finally {
    await rm(new URL(part, folder), { force: true })
  }
  const isOld = (other: string) => other !== file && /^(.*)-[\da-f]{16}\.tar$/.exec(other)?.[1] === name
  const old = (await readdir(folder)).filter(isOld)
  await Promise.all(old.map((other) => rm(new URL(other, folder), { force: true })))
}

/** Start parameters of a database in memory: with PGlite's own 128 MB of buffers an open takes a quarter longer. */
export const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Removes the two databases that new ones are copied from: a third of the files that every open in memory reads. */
async function dropTemplates(pg: Pick<PGlite, 'exec'>): Promise<void> {
  await pg.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`)
  await pg.exec('drop database if exists template0')
  await pg.exec('drop database if exists template1')
}

/** The files of a PostgreSQL as `initdb` leaves it, with nothing of ours in it. Making one takes three times as long as loading it. */
export function freshCluster(): Promise<Blob> {
  return cachedCluster('fresh', [], async () => {
    const pg = await PGlite.create()
    return { pg, close: () => pg.close() }
  })
}

/** The same for a database in memory. */
export function freshInMemory(): Promise<Blob> {
  return cachedCluster('fresh-in-memory', [], async () => {
    const pg = await PGlite.create()
    await dropTemplates(pg)
    return { pg, close: () => pg.close() }
  })
}
