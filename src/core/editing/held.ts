import { device, liveQuery } from '#src/device/database.ts'
import { areasNow } from './areas.ts'
import { byPage, textsAtBuild, type Texts } from './overlay.ts'

/** What editors have written in the place of the build's words, now and after every change. */
export function watchTexts() {
  return liveQuery(async (): Promise<Texts> => {
    const held = byPage(await device.texts.toArray())
    // A hosted build has its project's words until the phone hears for the first time; from then on the phone has all.
    return held.size ? held : textsAtBuild
  })
}

/** Where the centre delivers, now and after every change. */
export function watchAreas() {
  return liveQuery(async () => areasNow(await device.areas.toArray()))
}
