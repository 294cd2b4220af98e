import { shopChanges, type ShopChanges } from './catalogue-api.ts'
import { indiaDay } from '#src/base/day.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { device, withDevice } from '#src/platform/device/database.ts'
import { noteServerContact } from '#src/platform/device/last-server-contact.ts'
import { resultOf } from '#src/platform/device/storage-result.ts'
import { connectionStatus, noteSaveResult } from '#src/platform/device/connection-status.ts'
import { syncMirror, type Mirror } from '#src/base/mirror.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { whileVisible } from '#src/platform/device/visible.ts'

const versionKey = 'shop-version'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Pause in milliseconds after storing failed: each poll would send the same changes again. */
const pauseWithoutRoom = 600_000

/** Syncs the catalogue while the page is visible; returns a function that stops it. */
export function startCatalogueSync(): () => void {
  let pausedUntil = 0
  let day = indiaDay()
  // Without a network too: an offer ends by the clock.
  const endDays = whileVisible(() => {
    if (day !== indiaDay()) void showNewDay()
    day = indiaDay()
  }, interval)
  const endPolls = pollWhileVisible(async () => {
    if (performance.now() < pausedUntil) return
    const { saved: hasRoom } = await syncCatalogue()
    pausedUntil = hasRoom ? 0 : performance.now() + pauseWithoutRoom
  }, interval)
  return () => {
    endDays()
    endPolls()
  }
}

/** Writes again what depends on the day, so that open pages show today's offers and what is back. Never rejects. */
export async function showNewDay(): Promise<void> {
  await resultOf(() =>
    withDevice(async () => {
      const items = await device.items.toArray()
      await device.items.bulkPut(items.filter(({ offer, away_until: away }) => offer ?? away))
    }),
  )
}

/**
 * Fetches and stores all changes since the stored version, page by page, and notes whether the centre answered.
 * Returns whether the phone stored them.
 */
export async function syncCatalogue(fetchChanges = shopChanges): Promise<SaveResult> {
  // A phone that keeps nothing shows the prices of its build.
  return (await syncMirror({ ...catalogue, fetch: (since) => answerOf(fetchChanges, since) })) ?? saved
}

async function answerOf(fetchChanges: typeof shopChanges, since: number | undefined) {
  const data = await fetchChanges(since, __CATALOGUE_SNAPSHOT__)
  connectionStatus.setState({ centre: data ? 'answers' : 'silent' })
  if (!data) return undefined
  noteServerContact()
  return { data }
}

const facts = [
  device.items,
  device.texts,
  device.areas,
  device.resources,
  device.centre,
  device.pictures,
  device.articles,
]
const places = [...facts, device.settings]

const catalogue: Omit<Mirror<ShopChanges, undefined>, 'fetch'> = {
  reached: storedVersion,
  transact: async (write) => {
    const outcome = await resultOf(() =>
      withDevice(() => device.transaction('rw', places, async () => write())),
    )
    noteSaveResult('catalogue', outcome)
    return outcome
  },
  store: ({ items, texts, areas, resources, settings, pictures, articles, version }) =>
    Promise.all([
      device.items.bulkPut(items),
      device.texts.bulkPut(texts),
      device.areas.bulkPut(areas),
      device.resources.bulkPut(resources),
      device.centre.bulkPut(settings),
      device.pictures.bulkPut(pictures),
      device.articles.bulkPut(articles),
      device.settings.put({ key: versionKey, value: version }),
    ]),
  beginAnew: () => Promise.all([...facts.map((table) => table.clear()), device.settings.delete(versionKey)]),
}

/** Has the whole catalogue fetched anew at the next poll; the stored catalogue stays until then. */
export async function forgetShopVersion(): Promise<void> {
  // Ahead of every centre: its answer is that of one that was made anew.
  await withDevice(() => device.settings.put({ key: versionKey, value: Number.MAX_SAFE_INTEGER }))
}

/** The version that this phone has reached; none until the centre has answered once. */
export async function storedVersion(): Promise<number | undefined> {
  return withDevice(reached).catch(() => undefined)
}

async function reached(): Promise<number | undefined> {
  const setting = await device.settings.get(versionKey)
  return typeof setting?.value === 'number' ? setting.value : undefined
}
