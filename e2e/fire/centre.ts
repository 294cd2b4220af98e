import { openShop } from '#scripts/open-shop.ts'
import { serve } from '#scripts/serve.ts'
import type { Answered, Asked } from './centre-process.ts'

/* The app and its backend as a process of their own, on a folder and a port, which can be killed like any other. */

const [dataDir, port, siteUrl] = process.argv.slice(2) as [string, string, string]
const backend = await openShop({ dataDir, host: '127.0.0.1', siteUrl })
await serve({ backend, host: '127.0.0.1', port: Number(port) })

/** Whoever asked may be gone. */
const say = (answer: Answered) => process.connected && process.send!(answer, () => undefined)

process.on('message', ({ number, sql, values }: Asked) => {
  void backend.query(sql, values).then(
    (rows) => say({ number, rows }),
    (error: unknown) => say({ number, error: String(error) }),
  )
})
say({ number: 0, rows: [backend.publishableKey] })
