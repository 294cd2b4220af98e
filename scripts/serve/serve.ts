import sirv from 'sirv'
import { fstat, type ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { assetCaching } from '#src/base/offline-pack.ts'
import type { LocalBackend } from '#local/backend.ts'
import { isAway } from '#local/database/postgrest-errors.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { addressIn, parted } from '#src/platform/i18n/address.ts'
import { listen } from './listen.ts'
import { guardUntilOpen } from './set-up.ts'
import { decoded, isHost, pageAt, pagesIn, takesBrotli, targetOf } from './page-address.ts'

export interface ServeOptions {
  backend: LocalBackend
  host: string
  port: number
  /** The folder with the built app. */
  dist?: string
  /** The file with the headers of its pages. */
  headersFile?: string
  log?: (line: string) => void
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string, search: string) => void

/** The app and its backend on one port, as `npm start` and the browser tests have them. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { backend, host, port, log } = options
  const api = nodeHandler(backend, log)
  const app = await appIn(options)
  const guard = guardUntilOpen(backend)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = targetOf(request.url)
    const name = request.headers.host
    if (target === undefined || (name !== undefined && !isHost(name)))
      return plain(response, 400, 'The address of this request, or its Host header, is none.')
    // Without the origin of an absolute address: the Host header alone names the requested host.
    request.url = `${target.pathname}${target.search}`
    // The pages under /local have a key of their own.
    if (!target.pathname.startsWith('/local/') && (await guard(request, response, target.search))) return
    if (!backend.owns(target.pathname)) return app(request, response, target.pathname, target.search)
    if (name === undefined) return plain(response, 400, 'A request to the backend needs a Host header.')
    return api(request, response)
  }
  const server = createServer(
    serverOptions,
    (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        if (!isAway(error)) log?.(`no answer to ${request.method} ${request.url}: ${String(error)}`)
        if (response.headersSent) response.destroy()
        else plain(response, isAway(error) ? 503 : 500, 'Something has failed here. Try again in a moment.')
      }),
  )
  await listen(server, { host, port })
  return server
}

/** Serves the app's files: a page at its one address, a file at its own, and the not-found page otherwise. */
async function appIn({
  dist = 'dist',
  headersFile = '.build/headers.json',
  log,
}: ServeOptions): Promise<Answer> {
  const headers = JSON.parse(await readFile(headersFile, 'utf8')) as Record<string, string>
  const pages = await pagesIn(dist)
  let isOld = false
  const end = (response: ServerResponse) => {
    if (!isOld) log?.('The app was built anew while it was served. Start the server again.')
    isOld = true
    response.destroy()
  }
  /** The files of the start are known by their length: one that a build has replaced would come cut, or not end. */
  const endIfReplaced = (response: ServerResponse, size: number) => (file: ReadStream) => {
    file.once('error', () => end(response))
    file.once('open', (opened) => fstat(opened, (_, now) => now?.size !== size && end(response)))
  }
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path, { size }) => {
      response.once('pipe', endIfReplaced(response, size))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('cache-control', cacheControl(path))
    },
  })
  return (request, response, path, search) => {
    if (request.method === 'POST' && path === '/share-target') return shareAgain(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response)
    const page = pageAt(pages, path)
    if (page !== undefined && page !== path)
      return response
        .writeHead(301, { ...headers, location: `${page}${search}`, 'cache-control': 'no-cache' })
        .end()
    const none = () => void notFound({ request, response, path }, headers, dist)
    if (page === undefined && !mayBeFile(path)) return none()
    if (page !== undefined) request.url = page === '/' ? '/index.html' : `${page}.html`
    // Pages and scripts are small and come whole; sirv answers to a range that is none with half a file.
    delete request.headers.range
    request.headers['accept-encoding'] = takesBrotli(request.headers['accept-encoding']) ? 'br' : ''
    return files(request, response, none)
  }
}

/** Of the path without escapes, as sirv reads it: not the list of headers for hosts, not a page by its file, not the packed twin of a file. */
const mayBeFile = (path: string) => !/\/$|^\/_headers$|\.(?:html|br)$/i.test(decoded(path) ?? '/')

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? assetCaching : 'no-cache'
}

function plain(response: ServerResponse, status: number, sentence: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(sentence)
}

/** Shared files go to the worker. A phone without one gets a page that says so, and has the worker the next time. */
function shareAgain(response: ServerResponse): void {
  response.writeHead(303, { location: '/shared?left=1&why=again', 'cache-control': 'no-store' }).end()
}

function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  const allow = 'GET, HEAD, OPTIONS'
  if (request.method === 'OPTIONS') return void response.writeHead(204, { allow }).end()
  plain(response, 405, 'Pages are read here, and nothing is sent to them.', { allow })
}

/** True if the client would show a page: a browser's navigation, or a request without a file name. */
const wantsPage = ({ headers: { accept = '' } }: IncomingMessage, path: string) =>
  accept.includes('text/html') || !/\.(?!html?$)\w+$/i.test(path)

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The path of the request's address, still encoded. */
  readonly path: string
}

/** Returns the not-found page in the language of the address; 400 for an invalid address. */
async function notFound(
  { request, response, path }: Exchange,
  headers: Record<string, string>,
  dist: string,
): Promise<void> {
  const status = (decoded(path) ?? '\0').includes('\0') ? 400 : 404
  const own = { ...headers, 'cache-control': 'no-cache' }
  const [language] = parted(path)
  const file = `${dist}${addressIn(language, '/404')}.html`
  const page = wantsPage(request, path) ? await readFile(file).catch(() => undefined) : undefined
  if (page === undefined) return plain(response, status, 'Not found', own)
  response.writeHead(status, { ...own, 'content-type': 'text/html; charset=utf-8' })
  response.end(page)
}
