import { test as base, expect, type Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { LocalBackend } from '#local/backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import { fillDataFolder, openCachedShop } from '#tests/cached-shop.ts'

// The journeys' push service is on this machine.
process.env['KHET_PUSH_LOOPBACK'] = 'yes'

/** The app with its real backend, as `npm start` serves them, in memory or in a folder. */
export interface World {
  readonly url: string
  readonly backend: LocalBackend
  /** Calls back for every request before it is answered. Returns a function that stops it. */
  onRequest(listener: (call: { readonly method: string; readonly path: string }) => void): () => void
  close(): Promise<void>
}

/** Opens the app on its own port; a fixed port is for worlds that are closed and opened again. */
export async function openWorld(options: { dataDir?: string; port?: number } = {}): Promise<World> {
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const place = { host: '127.0.0.1', siteUrl: url, localKey: loopbackPassword }
  const { dataDir } = options
  if (dataDir !== undefined) await fillDataFolder(dataDir, '127.0.0.1')
  const backend = await (dataDir === undefined ? openCachedShop(place) : openShop({ ...place, dataDir }))
  // No journey depends on the day of the week and the hour at which it runs.
  await backend.query(
    `update centre_settings set value = $1::jsonb where key = 'opening' and value is null`,
    [JSON.stringify(Array.from({ length: 7 }, () => [0, 1440]))],
  )
  await backend.query(`delete from edit_events where target = 'setting:opening'`)
  const server = await serve({ backend, host: '127.0.0.1', port })
  return {
    url,
    backend,
    onRequest: (listener) => {
      const notify = ({ method = '', url: path = '' }: IncomingMessage) => listener({ method, path })
      server.on('request', notify)
      return () => void server.off('request', notify)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await backend.close()
    },
  }
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/**
 * A test with a world per worker and a fresh browser context. Tests with the same `worldOf` share a world, for
 * journeys that count its contents.
 */
export const test = base.extend<{ nobodyStays: void }, { world: World; worldOf: string }>({
  worldOf: ['everybody', { option: true, scope: 'worker' }],
  world: [
    async ({}, use) => {
      const world = await openWorld()
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  // Closes every other page after a journey, because an open page keeps polling. Clears carts too, which the next
  // journey would see.
  nobodyStays: [
    async ({ browser, world }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
      await world.backend.query('truncate cart_operations, cart_items, cart_merges')
    },
    { auto: true },
  ],
})

export { expect }

/** The languages with the journeys' labels. */
export const tongues = [
  { code: 'en', prefix: '', name: 'English' },
  { code: 'pa', prefix: '/pa', name: 'ਪੰਜਾਬੀ' },
  { code: 'hi', prefix: '/hi', name: 'हिंदी' },
] as const

/**
 * Returns the languages of a journey that is the same in each; the title of each of its tests ends with `tag`, which is
 * @soak but in one language. `npm test` runs the journeys with @every in their titles, `npm run test:full` all but @soak,
 * `npm run soak -- journeys` the rest.
 */
export const tonguesOf = (one: (typeof tongues)[number]['code']) =>
  tongues.map((tongue) => ({ ...tongue, tag: tongue.code === one ? '' : ' @soak' }))

/** Waits until the worker reports that every page of the language is cached. */
export async function untilPagesAreCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) =>
          key.startsWith(`pages-${document.documentElement.lang}-`),
        )
        return name ? Boolean(await (await caches.open(name)).match('/complete')) : false
      }),
    )
    .toBe(true)
}
