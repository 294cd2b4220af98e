import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'
import { pageHeaders } from './headers.ts'

/** An empty page that may import `/prepare.js`: the app's code that makes documents of files. */
export interface PhotoPage {
  readonly url: string
  close(): Promise<void>
}

/** Serves the code that reduces pictures on a separate port, with the headers of the app's pages. */
export async function openPhotoPage(): Promise<PhotoPage> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-photos-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/platform/files/prepare.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'prepare.js' },
      },
    },
  })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Photos</title>')
  const headers = pageHeaders([], '')
  const files = sirv(folder, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close().closeAllConnections()
      await rm(folder, { recursive: true })
    },
  }
}
