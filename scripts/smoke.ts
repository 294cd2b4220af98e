import { parseArgs } from 'node:util'
import { allChecks, backendOf, runChecks } from './smoke/walk.ts'

/**
 * `npm run smoke -- --url https://the-app --key sb_publishable_… [--backend https://its-backend] [--browser]`: walks a
 * deployment as a stranger with the publishable key would, and says of everything that must be true whether it is. It
 * changes nothing and leaves nothing behind. Ends with code 1 where anything is not as it should be.
 */
const { url, key, backend, browser } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    backend: { type: 'string' },
    browser: { type: 'boolean', default: false },
  },
}).values

if (!url || !key) {
  console.error(
    'Say where: npm run smoke -- --url <app> --key <publishable key> [--backend <url>] [--browser]',
  )
  process.exit(1)
}

const app = url.replace(/\/+$/, '')
const named = backend ?? (await backendOf(app).catch((error: Error) => error))
if (named instanceof Error) {
  console.error(`There is no app at ${app}: ${named.message}`)
  process.exit(1)
}
const site = { app, key, backend: named.replace(/\/+$/, '') }
const inBrowser = browser ? (await import('./smoke/in-a-browser.ts')).browserChecks : []
console.log(`The app at ${site.app}, its backend at ${site.backend}\n`)
const findings = await runChecks(site, [...allChecks, ...inBrowser], ({ describes, instead }) => {
  console.log(instead === undefined ? `  fine  ${describes}` : `  NOT   ${describes}\n        ${instead}`)
})
const failed = findings.filter(({ instead }) => instead !== undefined).length
console.log(`\n${findings.length - failed} of ${findings.length} are as they should be.`)
process.exitCode = failed === 0 ? 0 : 1
