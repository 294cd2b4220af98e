import { PGlite } from '@electric-sql/pglite'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const folder = new URL('../../../.build/', import.meta.url)

/**
 * A PostgreSQL as `initdb` leaves it, with nothing of ours in it. Making one takes three times as long as loading it, and
 * every test that wants a database in memory wants one: it is made once for each version of PGlite and lies under .build.
 */
export async function freshCluster(): Promise<Blob> {
  const about = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(about, 'utf8')) as { version: string }
  const file = new URL(`fresh-cluster-${version}.tar`, folder)
  return new Blob([await readFile(file).catch(() => makeCluster(file))])
}

async function makeCluster(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const database = await PGlite.create()
  // Without it whoever loads the files goes through the log again first.
  await database.exec('checkpoint')
  const bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  await database.close()
  await mkdir(folder, { recursive: true })
  // Others may be making it at the same moment; each puts a whole file into place.
  const own = new URL(`${file.href}.${process.pid}`)
  await writeFile(own, bytes)
  await rename(own, file)
  return bytes
}
