import '#scripts/read-env.ts'
import { fileURLToPath } from 'node:url'
import { backUpStopped, setAside } from '#local/backup/back-up.ts'
import { countsText, proveBackup } from '#local/backup/contents.ts'
import { noteBackup } from '#local/backup/last-backup.ts'
import { PlainError } from '#local/plain-error.ts'
import { readSettings, refuseCopy } from './serve/settings.ts'

/**
 * `npm run backup -- <folder>` copies the data folder (DATA_DIR) into a folder of its own there, and proves the copy;
 * `npm run backup -- --prove <backup>` proves an earlier one. A server that runs makes its own (BACKUP_DIR).
 */
const supabaseDir = fileURLToPath(new URL('../supabase', import.meta.url))
const [first, second] = process.argv.slice(2)
try {
  if (first === undefined || (first === '--prove' && second === undefined))
    throw new PlainError('Say where the backup belongs: npm run backup -- /media/usb')
  if (first === '--prove')
    console.log(`The backup is whole: ${countsText(await proveBackup(second!, supabaseDir))}.`)
  else {
    const settings = readSettings(process.env)
    refuseCopy(settings, 'npm run backup')
    const { dataDir } = settings
    const { path } = await backUpStopped(dataDir, first, supabaseDir)
    const counted = await proveBackup(path, supabaseDir).catch(async (error: unknown) => {
      await setAside(path)
      throw error
    })
    await noteBackup(dataDir, new Date()).catch((error: unknown) =>
      console.error(`The owner's page does not know of it: ${String(error)}`),
    )
    console.log(`The backup is in ${path}, and was opened to see that it is whole: ${countsText(counted)}.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
