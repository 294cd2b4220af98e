import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { LocalBackend } from '#local/backend.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { addressIn, parted } from '#src/i18n/address.ts'

export interface ServeOptions {
  backend: LocalBackend
  host: string
  port: number
  /** The folder with the built app. */
  dist?: string
  /** The file with the headers of its pages. */
  headersFile?: string
}

/** The app and its backend on one port, as `npm start` and the browser tests have them. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { backend, host, port, dist = 'dist', headersFile = '.build/headers.json' } = options
  const headers = JSON.parse(await readFile(headersFile, 'utf8')) as Record<string, string>
  const api = nodeHandler(backend)
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('cache-control', cacheControl(path))
    },
  })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request)
    if (path === undefined) return response.writeHead(400).end()
    if (backend.owns(path)) return api(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    return files(request, response, () => void unknownPage(response, path, headers, dist))
  }
  const server = createServer(serverOptions, answer)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
  } catch {
    return undefined
  }
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The not-found page in the language of the address, for whatever looks like a page. */
async function unknownPage(
  response: ServerResponse,
  path: string,
  headers: Record<string, string>,
  dist: string,
): Promise<void> {
  if (/\.\w+$/.test(path))
    return void response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found')
  const [language] = parted(path)
  const page = await readFile(`${dist}${addressIn(language, '/404')}.html`)
  response.writeHead(404, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  response.end(page)
}
