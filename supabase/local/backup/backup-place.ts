import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { readSmall, writeSmall } from '../small-file.ts'

/** In the data folder: where backups go, and the name that the place was given. In the place: that name. */
const fileName = 'backup-place.json'

interface Place {
  readonly to?: string
  readonly id: string
}

function parse(value: object): Place | undefined {
  const { id, to } = value as Partial<Record<keyof Place, unknown>>
  if (typeof id !== 'string' || id === '') return undefined
  return typeof to === 'string' ? { id, to } : { id }
}

const placeIn = (folder: string) =>
  readSmall({
    file: join(folder, fileName),
    holds: 'where the backups are',
    wayOut: 'see that the right disk is plugged in and remove it',
    parse,
  })

const note = (folder: string, place: Place) => writeSmall(join(folder, fileName), place)

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
