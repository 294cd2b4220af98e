import { shopChanges, type ShopChanges } from '#src/backend/catalogue.ts'
import { kept, type Kept } from '#src/base/outcome.ts'
import { device, onDevice } from '#src/device/database.ts'
import { noteServerContact } from '#src/device/last-server-contact.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { lineStatus, noteKept } from '#src/core/line/line-status.ts'
import { pollWhileVisible } from '#src/core/line/poll-while-visible.ts'

// Not `shop-version`, which earlier builds reached without hearing of pictures, articles and prices by quantity.
const versionKey = 'shop-version-2'

/** How often an open page asks for new prices. */
const interval = 30_000

/** A phone that keeps nothing is sent the same changes again each time: so long it does not ask. */
const pauseWithoutRoom = 600_000

/** Keeps what the centre changed up to date on this phone while the page is looked at; answers how to stop. */
export function followCatalogue(): () => void {
  let pausedUntil = 0
  return pollWhileVisible(async () => {
    if (Date.now() < pausedUntil) return
    const { kept: hasRoom } = await catchUp()
    pausedUntil = hasRoom ? 0 : Date.now() + pauseWithoutRoom
  }, interval)
}

/**
 * Brings the phone to the centre's latest version, page by page, and says whether the centre answered. Answers whether the phone
 * keeps what it heard.
 */
export async function catchUp(ask = shopChanges): Promise<Kept> {
  for (;;) {
    const since = await heldVersion()
    const changes = await ask(since, __CATALOGUE_SNAPSHOT__)
    lineStatus.setState({ centre: changes ? 'answers' : 'silent' })
    if (!changes) return kept
    noteServerContact()
    // A version that went back: the centre's database was made anew, and what the phone holds belongs to the old one.
    const anew = since !== undefined && changes.version < since
    if (changes.version !== since) {
      const outcome = await outcomeOf(() => onDevice(() => (anew ? forget() : hold(changes))))
      noteKept('catalogue', outcome)
      // A phone that keeps nothing shows the prices of its build.
      if (!outcome.kept) return outcome
    }
    if (!anew && !changes.more) return kept
  }
}

const facts = [device.items, device.texts, device.areas, device.pictures, device.articles]
const places = [...facts, device.settings]

function hold({ items, texts, areas, pictures, articles, version }: ShopChanges): Promise<unknown> {
  return device.transaction('rw', places, async () => {
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

/** The version that this phone has reached; none until the centre has answered once. */
export async function heldVersion(): Promise<number | undefined> {
  const setting = await device.settings.get(versionKey).catch(() => undefined)
  return typeof setting?.value === 'number' ? setting.value : undefined
}
