import { catalogueChanges, type CatalogueChanges } from '#src/backend/catalogue.ts'
import { device } from '#src/device/database.ts'
import { noteHeard } from '#src/device/heard.ts'
import { isOnline, whileVisible } from '#src/device/network.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { lineStatus } from '#src/core/line-status.ts'

const versionKey = 'catalogue-version'

/** How often an open page asks for new prices. */
const interval = 30_000

/** Keeps this phone's catalogue up to date while the page is looked at; answers how to stop. */
export function followCatalogue(): () => void {
  let running = false
  return whileVisible(() => {
    // A phone that keeps nothing would be sent the same changes again each time.
    if (running || !isOnline() || lineStatus.getState().storage !== 'fine') return
    running = true
    void catchUp().finally(() => (running = false))
  }, interval)
}

/** Brings the phone to the catalogue's latest version, page by page, and says whether the centre answered. */
export async function catchUp(ask = catalogueChanges): Promise<void> {
  for (;;) {
    const since = await heldVersion()
    const changes = await ask(since, __CATALOGUE_SNAPSHOT__)
    lineStatus.setState({ centre: changes ? 'answers' : 'silent' })
    if (!changes) return
    noteHeard()
    // A version that went back: the centre's database was made anew, and what the phone holds belongs to the old one.
    const anew = since !== undefined && changes.version < since
    if (changes.version !== since) {
      const outcome = await outcomeOf(() => (anew ? forget() : hold(changes)))
      // A phone that keeps nothing shows the prices of its build; asking again would only cost data.
      if (!outcome.kept) return lineStatus.setState({ storage: outcome.why === 'full' ? 'full' : 'refused' })
    }
    if (!anew && !changes.more) return
  }
}

function hold({ items, version }: CatalogueChanges): Promise<unknown> {
  return device.transaction('rw', device.items, device.settings, async () => {
    await device.items.bulkPut(items)
    await device.settings.put({ key: versionKey, value: version })
  })
}

function forget(): Promise<unknown> {
  return device.transaction('rw', device.items, device.settings, async () => {
    await device.items.clear()
    await device.settings.delete(versionKey)
  })
}

async function heldVersion(): Promise<number | undefined> {
  const setting = await device.settings.get(versionKey).catch(() => undefined)
  return typeof setting?.value === 'number' ? setting.value : undefined
}
