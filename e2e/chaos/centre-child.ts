import { loopbackPassword } from '#local/local-only.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import type { QueryResult, Query } from './centre-process.ts'

/* Runs the app and its backend as a separate process on a folder and a port, so that it can be killed. */

const [dataDir, port, siteUrl] = process.argv.slice(2) as [string, string, string]
const backend = await openShop({ dataDir, host: '127.0.0.1', siteUrl, localKey: loopbackPassword })
await serve({ backend, host: '127.0.0.1', port: Number(port) })

/** The parent may be gone. */
const reply = (answer: QueryResult) => process.connected && process.send!(answer, () => undefined)

process.on('message', ({ number, sql, values }: Query) => {
  void backend.query(sql, values).then(
    (rows) => reply({ number, rows }),
    (error: unknown) => reply({ number, error: String(error) }),
  )
})
reply({ number: 0, rows: [backend.publishableKey] })
