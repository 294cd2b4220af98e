import type { Connect, Plugin } from 'vite'
import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from './backend.ts'
import { nodeHandler } from './node-handler.ts'

interface ViteServer {
  middlewares: Connect.Server
  httpServer: { once(event: 'close', listener: () => void): unknown } | null
}

interface Shared {
  backend: Promise<LocalBackend>
  users: number
}

/**
 * Backends by data folder. Kept on globalThis because Vite, when its config changes, loads this file anew and opens
 * the new server before it closes the old one, while a data folder has room for one owner.
 */
const registry = Symbol.for('khet-seva.local-backends')
const shared = ((globalThis as { [registry]?: Map<string, Shared> })[registry] ??= new Map<string, Shared>())

/** Opens a backend; another one than the plain may put something into it first. */
type Open = (options: LocalBackendOptions) => Promise<LocalBackend>

function borrow(
  options: LocalBackendOptions,
  open: Open,
): {
  backend: Promise<LocalBackend>
  giveBack: () => Promise<void>
} {
  const key = options.dataDir ?? `memory ${options.siteUrl}`
  const entry = shared.get(key) ?? { backend: open(options), users: 0 }
  shared.set(key, entry)
  entry.users += 1
  return {
    backend: entry.backend,
    async giveBack() {
      entry.users -= 1
      if (entry.users > 0) return
      shared.delete(key)
      await (await entry.backend).close()
    },
  }
}

async function mount(server: ViteServer, options: LocalBackendOptions, open: Open): Promise<void> {
  const { backend: opening, giveBack } = borrow(options, open)
  const backend = await opening.catch(async (error: unknown) => {
    shared.delete(options.dataDir ?? `memory ${options.siteUrl}`)
    throw error
  })
  const handle = nodeHandler(backend)
  if (options.dataDir !== undefined)
    console.log(`Codes and mails: ${options.siteUrl}/local/inbox?key=${encodeURIComponent(backend.localKey)}`)
  server.middlewares.use((request, response, next) => {
    if (backend.owns(new URL(request.url ?? '/', 'http://local').pathname)) handle(request, response)
    else next()
  })
  server.httpServer?.once('close', () => void giveBack())
}

/**
 * The embedded backend behind Vite's dev and preview servers, the same as behind `npm start`. Never part of a build:
 * a bundle must not carry a local address or key.
 */
export function localBackend(options: LocalBackendOptions, open: Open = openLocalBackend): Plugin {
  return {
    name: 'khet-seva-local-backend',
    apply: (_config, { command, isPreview }) => command === 'serve' || isPreview === true,
    configureServer: (server) => mount(server, options, open),
    configurePreviewServer: (server) => mount(server, options, open),
  }
}
