import { device, liveQuery } from '#src/device/database.ts'
import { areasNow } from './areas.ts'
import { withTexts } from './lay-over.ts'
import { centreNow, textsOf } from './overlay.ts'
import { withPictures } from './pictures.ts'

/** The centre as its admins have it, now and after every change. */
export function watchCentre() {
  return liveQuery(async () => centreNow(textsOf(await device.texts.toArray())))
}

/** Lays what editors have written, and their pictures, over a page or a catalogue with an address. */
export type Lay = <T extends object>(content: T, path: string) => T

/** What lays over pages what editors have made of them, now and after every change. */
export function watchLaying() {
  return liveQuery(async (): Promise<Lay> => {
    const [held, pictures] = await Promise.all([device.texts.toArray(), device.pictures.toArray()])
    const texts = textsOf(held)
    return (content, path) => withPictures(withTexts(content, path, texts), path, pictures)
  })
}

/** Where the centre delivers, now and after every change. */
export function watchAreas() {
  return liveQuery(async () => areasNow(await device.areas.toArray()))
}
