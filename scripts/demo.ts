import '#scripts/read-env.ts'
import { openShop } from './serve/open-shop.ts'
import { noteDemoState, ownPasswords } from './demo/folder.ts'
import { removeDemoData } from './demo/remove.ts'
import { seedDemoData } from './demo/seed.ts'
import { readSettings } from './serve/settings.ts'

/**
 * `npm run demo -- remove` deletes the demo's requests and orders from the data folder, `npm run demo -- seed` adds
 * them. The server has to be stopped, because a folder has one owner.
 */
const act = process.argv[2]
try {
  const { dataDir, host, siteUrl, postgres } = readSettings(process.env)
  if (act !== 'remove' && act !== 'seed')
    throw new Error('Say what to do: npm run demo -- remove, or npm run demo -- seed.')
  // Removing needs nobody, and beyond this machine it would give the demo people passwords that are printed nowhere.
  const backend = await openShop({
    dataDir,
    host,
    siteUrl,
    postgres,
    functions: false,
    demoPeople: act === 'seed',
  })
  for (const { email, password } of backend.demoPasswords) console.log(`  ${email.padEnd(22)} ${password}`)
  const isDone = act === 'remove' ? await removeDemoData(backend) : await seedDemoData(backend, siteUrl)
  await backend.close()
  if (isDone === false) throw new Error(`Nothing was added: ${ownPasswords}`)
  await noteDemoState(dataDir, act === 'remove' ? 'removed' : 'there')
  console.log(
    act === 'remove'
      ? `The demo's requests and orders are gone from ${dataDir}.`
      : `The demo's requests and orders are in ${dataDir}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Also where the backend is still open.
  process.exit(1)
}
