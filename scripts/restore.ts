import '#scripts/read-env.ts'
import { fileURLToPath } from 'node:url'
import { countsText } from '#local/backup/contents.ts'
import { restore } from '#local/backup/restore.ts'
import { PlainError } from '#local/plain-error.ts'
import { readSettings, refuseCopy } from './serve/settings.ts'

/** `npm run restore -- <backup>` puts a backup into the data folder (DATA_DIR), which must be empty or not there. */
const supabaseDir = fileURLToPath(new URL('../supabase', import.meta.url))
const [backup] = process.argv.slice(2)
try {
  if (backup === undefined)
    throw new PlainError('Say which backup: npm run restore -- /media/usb/khet-seva-2026-11-26-020000')
  const settings = readSettings(process.env)
  refuseCopy(settings, 'npm run restore')
  const { dataDir } = settings
  const counted = await restore(backup, dataDir, supabaseDir)
  console.log(`${dataDir} has the backup now: ${countsText(counted)}. npm start opens it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
