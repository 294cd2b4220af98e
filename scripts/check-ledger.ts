import '#scripts/read-env.ts'
import { openShop } from './serve/open-shop.ts'
import { readSettings } from './serve/settings.ts'

/**
 * `npm run check-ledger` counts the books of the data folder (DATA_DIR) anew, and prints each balance that its transfers do not add up to. The
 * server has to be stopped, because a folder has one owner.
 */
const { dataDir, host, siteUrl } = readSettings(process.env)
try {
  const backend = await openShop({ dataDir, host, siteUrl, functions: false })
  const faults = await backend.query<object>('select * from public.check_ledger()')
  const [counted] = await backend.query<{ accounts: number; transfers: number }>(
    `select (select count(*)::int from public.ledger_accounts) as accounts,
       (select count(*)::int from public.ledger_transfers) as transfers`,
  )
  await backend.close()
  if (faults.length > 0) {
    console.table(faults)
    throw new Error('The books are wrong.')
  }
  console.log(`The books are right: ${counted!.accounts} accounts, ${counted!.transfers} transfers.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
