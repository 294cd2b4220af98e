import { itemPhoto } from '#src/features/catalogue/catalogue-api.ts'
import { bytesOfBase64, sha256Of } from '#src/base/bytes.ts'
import { device } from '#src/platform/device/database.ts'
import { savesData } from '#src/platform/device/network.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** As many as a shelf of a shop has; at most 20 KB each. */
const maxCachedPhotos = 300

/**
 * Returns a product's photo as a data URL, from this phone or from the centre, and stores it. `undefined` if it
 * is not available now, or if the person saves data.
 */
export async function photoOf(hash: string, fetchPhoto = itemPhoto): Promise<string | undefined> {
  const stored = await device.photos.get(hash).catch(() => undefined)
  if (stored) return stored.picture
  if (savesData()) return undefined
  const base64 = await fetchPhoto(hash)
  // A portal's page, or half a photo, is no photo.
  if (!base64 || (await hashOf(base64)) !== hash) return undefined
  const picture = `data:image/jpeg;base64,${base64}`
  // A phone that has no room shows it all the same.
  await saveResultOf(() => store({ hash, picture, at: Date.now() }))
  return picture
}

async function store(photo: { hash: string; picture: string; at: number }): Promise<void> {
  await device.photos.put(photo)
  const surplus = (await device.photos.count()) - maxCachedPhotos
  if (surplus > 0)
    await device.photos.bulkDelete(await device.photos.orderBy('at').limit(surplus).primaryKeys())
}

async function hashOf(base64: string): Promise<string | undefined> {
  try {
    return await sha256Of(bytesOfBase64(base64))
  } catch {
    return undefined
  }
}
