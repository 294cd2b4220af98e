import { device, liveQuery } from '#src/device/database.ts'
import { areasNow } from './areas.ts'
import { withTexts } from './lay-over.ts'
import { centreNow, textsOf } from './overlay.ts'

/** The centre as its admins have it, now and after every change. */
export function watchCentre() {
  return liveQuery(async () => centreNow(textsOf(await device.texts.toArray())))
}

/** Lays what editors have written over a page or a catalogue with an address. */
export type Lay = <T extends object>(content: T, path: string) => T

/** What lays over pages what editors have written, now and after every change. */
export function watchLaying() {
  return liveQuery(async (): Promise<Lay> => {
    const texts = textsOf(await device.texts.toArray())
    return (content, path) => withTexts(content, path, texts)
  })
}

/** Where the centre delivers, now and after every change. */
export function watchAreas() {
  return liveQuery(async () => areasNow(await device.areas.toArray()))
}
