import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  backUp,
  type Exclusively,
  newestBackup,
  removeOldBackups,
  removeUnproven,
  setAside,
} from '#local/backup/back-up.ts'
import { countsText } from '#local/backup/contents.ts'
import { noteBackup } from '#local/backup/last-backup.ts'
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PlainError } from '#local/plain-error.ts'
import { readSmall, writeSmall } from '#local/small-file.ts'

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

interface Daily {
  readonly dataDir: string
  /** Where the backups lie. */
  readonly to: string
  readonly exclusively: Exclusively
  readonly log: (line: string) => void
  /** Tells the admins that there is none, and why; once on a day. */
  readonly tell?: (day: string, why: string) => Promise<void>
  /** Called after each look, with the reason if there is no backup of this day. */
  readonly looked?: (why?: string) => Promise<void>
  readonly now?: () => Date
  /** Throws a sentence if a backup is not whole. */
  readonly prove?: (backup: string) => Promise<unknown>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Backups that are kept. */
const most = 7

/** In a process of its own, whose memory is given back. */
function proveBeside(backup: string): Promise<unknown> {
  const command = fileURLToPath(new URL('../backup.ts', import.meta.url))
  return promisify(execFile)(process.execPath, [command, '--prove', backup], { timeout: hourMs })
}

const sentenceOf = (error: unknown) => {
  const { stderr, message } = error as { stderr?: string; message?: string }
  return stderr?.trim() || message || String(error)
}

/**
 * Makes and proves a backup if the newest proven one is a day old; removes the oldest. Reports it, or in a plain sentence
 * why not, and since when, also to the admins: a backup that cannot be proven is set aside, and the next check tries
 * again.
 */
export async function backUpDaily(daily: Daily): Promise<void> {
  const { dataDir, to, exclusively, log, now = () => new Date(), prove = proveBeside } = daily
  const newest = await newestBackup(to, now())
  if (newest !== undefined && now().getTime() - newest < dayMs) return daily.looked?.()
  try {
    await claimPlace(dataDir, to)
    // First, so that it takes no room from the one that replaces it.
    await removeUnproven(to)
    const { path, counted } = await backUp({ folder: dataDir, to, exclusively, now })
    try {
      await prove(path)
    } catch (error) {
      await setAside(path)
      throw error
    }
    // The owner's page is late then; the backup is whole.
    await noteBackup(dataDir, now()).catch((error: unknown) =>
      log(`The backup was not noted. ${sentenceOf(error)}`),
    )
    log(`Backed up ${countsText(counted)} into ${path}.`)
    await removeOldBackups(to, most, now())
    await daily.looked?.()
  } catch (error) {
    const since = newest === undefined ? 'none yet' : new Date(newest).toISOString().slice(0, 10)
    const why = `${sentenceOf(error)} It is tried again every hour. The last whole one: ${since}.`
    log(`NO BACKUP. ${why}`)
    await daily.looked?.(sentenceOf(error)).catch(() => {})
    await daily.tell?.(now().toISOString().slice(0, 10), why).catch((cause: unknown) => {
      log(`The admins were not told of it. ${sentenceOf(cause)}`)
    })
  }
}

/** Looks now and every hour whether it is time. Returns a function that stops it. */
export function startDailyBackups(daily: Daily): () => void {
  void backUpDaily(daily)
  const timer = setInterval(() => void backUpDaily(daily), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
