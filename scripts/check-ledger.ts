import '#scripts/read-env.ts'
import { countBooks } from './serve/count-books.ts'
import { openShop } from './serve/open-shop.ts'
import { readSettings } from './serve/settings.ts'

/**
 * `npm run check-ledger` counts the books of the data folder (DATA_DIR) anew, and prints each balance that its transfers do not add up to. The
 * server has to be stopped, because a folder has one owner.
 */
try {
  const { dataDir, host, siteUrl, postgres } = readSettings(process.env)
  const backend = await openShop({ dataDir, host, siteUrl, postgres, functions: false })
  const { faults, accounts, transfers } = await countBooks(backend)
  await backend.close()
  if (faults.length > 0) {
    console.table(faults)
    throw new Error('The books are wrong.')
  }
  console.log(`The books are right: ${accounts} accounts, ${transfers} transfers.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Also where the backend is still open.
  process.exit(1)
}
