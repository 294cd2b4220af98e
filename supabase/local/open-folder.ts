import { join } from 'node:path'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { prepareCluster } from './database/cluster-folder.ts'
import { refuseFullDisk, type FreeBytes } from './free-space.ts'

interface Given {
  dataDir?: string
  /** One that is elsewhere. */
  database?: unknown
  freeBytes?: FreeBytes
}

/** The locked data folder, with a database and room for it; `undefined` for a backend in memory. */
export async function openFolder(given: Given): Promise<DataFolder | undefined> {
  if (given.dataDir === undefined) return undefined
  const folder = await openDataFolder(given.dataDir, given.database === undefined)
  try {
    await refuseFullDisk(folder.path, given.freeBytes)
    // Before the keys: where they are, there was a database.
    if (!given.database) await prepareCluster(join(folder.path, 'database'))
    return folder
  } catch (error) {
    await folder.close()
    throw error
  }
}
