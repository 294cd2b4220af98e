import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  backUp,
  newestBackup,
  removeOldBackups,
  removeUnproven,
  setAside,
  type Exclusively,
} from '#local/backup/back-up.ts'
import { claimPlace } from '#local/backup/backup-place.ts'
import { countsText } from '#local/backup/contents.ts'

interface Daily {
  readonly dataDir: string
  /** Where the backups lie. */
  readonly to: string
  readonly exclusively: Exclusively
  readonly log: (line: string) => void
  /** Tells the admins that there is none, and why; once on a day. */
  readonly tell?: (day: string, why: string) => Promise<void>
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
  if (newest !== undefined && now().getTime() - newest < dayMs) return
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
    log(`Backed up ${countsText(counted)} into ${path}.`)
    await removeOldBackups(to, most, now())
  } catch (error) {
    const since = newest === undefined ? 'none yet' : new Date(newest).toISOString().slice(0, 10)
    const why = `${sentenceOf(error)} It is tried again every hour. The last whole one: ${since}.`
    log(`NO BACKUP. ${why}`)
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
