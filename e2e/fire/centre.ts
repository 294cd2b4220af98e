import { openShop } from '#scripts/open-shop.ts'
import { serve } from '#scripts/serve.ts'
import type { Asked } from './centre-process.ts'

/* The app and its backend as a process of their own, on a folder and a port, which can be killed like any other. */

const [dataDir, port, siteUrl] = process.argv.slice(2) as [string, string, string]
const backend = await openShop({ dataDir, host: '127.0.0.1', siteUrl })
await serve({ backend, host: '127.0.0.1', port: Number(port) })

process.on('message', ({ number, sql, values }: Asked) => {
  void backend.query(sql, values).then(
    (rows) => process.send!({ number, rows }),
    (error: unknown) => process.send!({ number, error: String(error) }),
  )
})
process.send!({ number: 0, rows: [backend.publishableKey] })
