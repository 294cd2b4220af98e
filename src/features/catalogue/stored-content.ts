import { storedVersion } from './sync.ts'
import { device, liveQuery } from '#src/platform/device/database.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { language } from '#src/platform/i18n/words.ts'
import { areasNow } from '#src/features/catalogue/internal/areas.ts'
import { articleIn, withArticles, type ReadArticle } from './articles.ts'
import { withTexts } from '#src/features/catalogue/internal/apply-overlay.ts'
import { centreNow, textsOf } from './overlay.ts'
import { withOwnSections } from '#src/features/catalogue/internal/own-sections.ts'
import { withPictures } from '#src/features/catalogue/internal/pictures.ts'

/** The centre as its admins have it, now and after every change. */
export function watchCentre() {
  return liveQuery(async () => centreNow(await device.centre.toArray()))
}

/** Applies the editors' texts and pictures to a page or a catalogue with an address. */
export type Overlay = <T extends object>(content: T, path: string) => T

/** Observes the function that applies editors' words to pages. */
export function watchOverlay() {
  return liveQuery(async (): Promise<Overlay> => {
    const [stored, centre, pictures, articles, items] = await Promise.all([
      device.texts.toArray(),
      device.centre.toArray(),
      device.pictures.toArray(),
      device.articles.toArray(),
      device.items.filter((item) => item.section_title !== null).toArray(),
    ])
    const [texts, now] = [textsOf(stored), centreNow(centre)]
    return (content, path) => {
      const edited = withPictures(withTexts(content, path, texts, now), path, pictures)
      return withOwnSections(withArticles(edited, path, articles), path, items)
    }
  })
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
