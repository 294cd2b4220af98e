import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf, PlainError } from '../plain-error.ts'

/** In the data folder: where backups go, and the name that the place was given. In the place: that name. */
const fileName = 'backup-place.json'

interface Place {
  readonly to?: string
  readonly id: string
}

async function placeIn(folder: string): Promise<Place | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as Place
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const note = (folder: string, place: Place) =>
  writeFile(join(folder, fileName), JSON.stringify(place), { mode: 0o600, flush: true })

/**
 * Makes the folder of backups, and gives it a name that the data folder knows. Throws a sentence where the folder has lost it:
 * a disk that is not plugged in leaves an empty folder, and a backup there would lie on the disk that it is to outlive.
 */
export async function claimPlace(dataDir: string, folder: string): Promise<void> {
  const to = resolve(folder)
  const known = await placeIn(dataDir)
  const isSame = known?.to === to
  const there = await placeIn(to)
  if (isSame && there?.id !== known.id)
    throw new PlainError(
      `${to} is not the folder where the backups were: its disk may not be plugged in. If it is a new disk, remove ${join(dataDir, fileName)}.`,
    )
  if (isSame) return
  const id = there?.id ?? randomUUID()
  await mkdir(to, { recursive: true, mode: 0o700 })
  if (!there) await note(to, { id })
  await note(dataDir, { to, id })
}
