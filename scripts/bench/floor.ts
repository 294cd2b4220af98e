import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { compressed } from '#scripts/build/compress.ts'

/** A trivial worker, which keeps what it is asked for. */
export const workerScript = `
self.addEventListener('activate', e => e.waitUntil(clients.claim()))
self.addEventListener('fetch', e => e.respondWith(caches.match(e.request).then(async kept => {
  if (kept) return kept
  const cache = await caches.open('page')
  await cache.add(e.request.url)
  return cache.match(e.request)
})))`

/** Serves a hand-made static page with the text of one of ours, and a trivial worker that caches it. */
export async function serveFloor(pageFile: string, port: number): Promise<Server> {
  return serveTexts({ '/': staticPage(await readFile(pageFile, 'utf8')), '/sw.js': workerScript }, port)
}

/** Serves texts by their addresses, compressed: a page at `/`, scripts elsewhere. */
export async function serveTexts(texts: Readonly<Record<string, string>>, port: number): Promise<Server> {
  const bodies = new Map<string | undefined, Buffer>()
  for (const [path, text] of Object.entries(texts)) bodies.set(path, await compressed(text))
  const server = createServer((request, response) => {
    const body = bodies.get(request.url)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': request.url === '/' ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

/** Headings and paragraphs with the same words in the same order, and a stylesheet of one line. */
export function staticPage(html: string): string {
  const body = /<div id="root">([\s\S]*)<\/div>/.exec(html)?.[1] ?? ''
  const blocks = body
    .replaceAll(/<(h[1-3])[^>]*>/g, '\n<$1>')
    .replaceAll(/<\/(h[1-3])>/g, '</$1>\n')
    .replaceAll(/<\/(p|li|a|dd|dt|button|option|summary)>/g, '\n')
    .replaceAll(/<(?!\/?h[1-3]>)[^>]*>/g, ' ')
  const lines = blocks.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const text = lines.filter(Boolean).map((line) => (line.startsWith('<h') ? line : `<p>${line}</p>`))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>body{font:17px/1.6 system-ui;margin:1rem;background:#fbf6ea;color:#3b2a1d}</style>${text.join('')}</html>`
}
