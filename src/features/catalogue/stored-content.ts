import { storedVersion } from './sync.ts'
import type { Centre } from '#src/content/centre.ts'
import { device, liveQuery, type StoredResource } from '#src/platform/device/database.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { language } from '#src/platform/i18n/words.ts'
import { areasNow } from '#src/features/catalogue/internal/areas.ts'
import { articleIn, withArticles, type ReadArticle } from './articles.ts'
import { replacedSettings, withTexts } from '#src/features/catalogue/internal/apply-overlay.ts'
import { noteResources } from './resources-now.ts'
import { centreNow, textsAtBuild, textsOf, type Texts } from './overlay.ts'
import { withOwnSections } from '#src/features/catalogue/internal/own-sections.ts'
import { withPictures } from '#src/features/catalogue/internal/pictures.ts'

/** Applies the editors' texts and pictures to a page or a catalogue with an address. */
export type Overlay = <T extends object>(content: T, path: string) => T

/** What editors and admins have changed, as pages show it. */
export interface Edits {
  readonly overlay: Overlay
  readonly centre: Centre
  /** Machines and workers that the centre has changed. */
  readonly resources: readonly StoredResource[]
}

/** Observes editors' words and pictures and the centre's settings, in one reading; again only what differs from `shown`. */
export function watchEdits(shown: () => Edits) {
  let key = overlayKey(textsAtBuild, centreNow(), [])
  return liveQuery(async (): Promise<Edits> => {
    const [stored, settings, pictures, articles, items, rows] = await Promise.all([
      device.texts.toArray(),
      device.centre.toArray(),
      device.pictures.toArray(),
      device.articles.toArray(),
      device.items.filter((item) => item.section_title !== null).toArray(),
      device.resources.toArray(),
    ])
    const [texts, now] = [textsOf(stored), centreNow(settings)]
    const last = shown()
    const centre = JSON.stringify(now) === JSON.stringify(last.centre) ? last.centre : now
    const resources = JSON.stringify(rows) === JSON.stringify(last.resources) ? last.resources : rows
    noteResources(resources)
    const next = overlayKey(texts, now, [...pictures, ...articles, ...items, ...rows])
    if (next === key) return { centre, resources, overlay: last.overlay }
    // Lazy: most centres keep the rates of the content. All other changes show also where this code does not come.
    const rates = rows.length
      ? await import('#src/features/catalogue/internal/page-rates.ts').catch(() => undefined)
      : undefined
    if (rates || rows.length === 0) key = next
    return {
      centre,
      resources,
      overlay: (content, path) => {
        const rated = rates ? rates.withRates(content, rows) : content
        const edited = withPictures(withTexts(rated, path, texts, now), path, pictures)
        return withOwnSections(withArticles(edited, path, articles), path, items)
      },
    }
  })
}

/** The same for overlays that change every page alike. */
function overlayKey(texts: Texts, now: Centre, rows: readonly object[]): string {
  return JSON.stringify([[...texts], replacedSettings(now), rows])
}

/** Returns the delivery areas as this phone knows them. */
export async function areasHere() {
  return areasNow(await device.areas.toArray())
}

/** Observes the delivery areas. */
export function watchAreas() {
  return liveQuery(areasHere)
}

/** An article, now and after every change; none where there is none, or where it was withdrawn. */
export function watchArticle(id: string) {
  return liveQuery(async (): Promise<ReadArticle | 'looking' | 'none'> => {
    const [stored, version] = await Promise.all([device.articles.get(id), storedVersion()])
    const isWatching = version === undefined && isOnline()
    return articleIn(language(), stored) ?? (isWatching ? 'looking' : 'none')
  })
}
