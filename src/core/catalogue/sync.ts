import { shopChanges, type ShopChanges } from '#src/backend/catalogue.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { device, withDevice } from '#src/device/database.ts'
import { noteServerContact } from '#src/device/last-server-contact.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { connectionStatus, noteSaveResult } from '#src/core/connection/connection-status.ts'
import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'

// Not `shop-version`, which earlier builds reached without hearing of pictures, articles and prices by quantity.
const versionKey = 'shop-version-2'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Pause in milliseconds after storing failed: each poll would send the same changes again. */
const pauseWithoutRoom = 600_000

/** Syncs the catalogue while the page is visible; returns a function that stops it. */
export function startCatalogueSync(): () => void {
  let pausedUntil = 0
  return pollWhileVisible(async () => {
    if (performance.now() < pausedUntil) return
    const { saved: hasRoom } = await syncCatalogue()
    pausedUntil = hasRoom ? 0 : performance.now() + pauseWithoutRoom
  }, interval)
}

/**
 * Fetches and stores all changes since the stored version, page by page, and notes whether the centre answered.
 * Returns whether the phone stored them.
 */
export async function syncCatalogue(fetchChanges = shopChanges): Promise<SaveResult> {
  for (;;) {
    const since = await storedVersion()
    const changes = await fetchChanges(since, __CATALOGUE_SNAPSHOT__)
    connectionStatus.setState({ centre: changes ? 'answers' : 'silent' })
    if (!changes) return saved
    noteServerContact()
    // A version that went back: the centre's database was made anew, and the phone's copy belongs to the old one.
    const anew = since !== undefined && changes.version < since
    if (changes.version !== since) {
      const outcome = await saveResultOf(() =>
        withDevice(() => (anew ? forget() : storeRows(changes, since))),
      )
      noteSaveResult('catalogue', outcome)
      // A phone that keeps nothing shows the prices of its build.
      if (!outcome.saved) return outcome
    }
    if (!anew && !changes.more) return saved
  }
}

const facts = [device.items, device.texts, device.areas, device.pictures, device.articles]
const places = [...facts, device.settings]

/** Does nothing if the version is no longer `since`: another tab was quicker, or the centre was restored meanwhile. */
function storeRows(
  { items, texts, areas, pictures, articles, version }: ShopChanges,
  since: number | undefined,
): Promise<unknown> {
  return device.transaction('rw', places, async () => {
    if ((await reached()) !== since) return
    await Promise.all([
      device.items.bulkPut(items),
      device.texts.bulkPut(texts),
      device.areas.bulkPut(areas),
      device.pictures.bulkPut(pictures),
      device.articles.bulkPut(articles),
    ])
    await device.settings.put({ key: versionKey, value: version })
  })
}

function forget(): Promise<unknown> {
  return device.transaction('rw', places, async () => {
    await Promise.all(facts.map((table) => table.clear()))
    await device.settings.delete(versionKey)
  })
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
