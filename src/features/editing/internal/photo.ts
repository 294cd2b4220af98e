import { base64Of } from '#src/base/bytes.ts'
import type { Shrunk } from '#src/platform/photos/shrink.ts'
import { preparePicture, type Problem } from '#src/platform/photos/prepare.ts'

/**
 * Of the photo of a product: it is shown no larger than a stamp, and hundreds of phones fetch it over a bad
 * connection.
 */
const productLimits = { edge: 320, bytes: 20 * 1024 }

/** Of a photo on a page: as wide as a phone shows it, and no heavier, for the same network. */
const pageLimits = { ...productLimits, edge: 640 }

/** A data address, small enough for the centre, or why there is none. */
type Made = { readonly picture: string } | Problem

/** Makes a photo of a product of a picture that somebody took or chose. */
export function productPhoto(file: Blob): Promise<Made> {
  return madeOf(file, productLimits)
}

/** Makes a photo of a page of a picture that somebody took or chose. */
export function pagePhoto(file: Blob): Promise<Made> {
  return madeOf(file, pageLimits)
}

async function madeOf(file: Blob, limits: typeof productLimits): Promise<Made> {
  const small = await preparePicture(file, limits)
  if (typeof small === 'string') return small
  return { picture: pictureAddress(small) }
}

/** Returns a picture as the centre takes it. */
export const pictureAddress = ({ bytes }: Shrunk): string => `data:image/jpeg;base64,${base64Of(bytes)}`
