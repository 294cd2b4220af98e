import { preparePicture, type Problem } from '#src/device/photos/prepare.ts'

/** Of the photo of a product: it is shown no larger than a stamp, and hundreds of phones fetch it over a bad line. */
const limits = { edge: 320, bytes: 20 * 1024 }

/** Makes a photo of a product of a picture that somebody took or chose: a data address, small enough for the centre. */
export async function productPhoto(file: Blob): Promise<{ readonly picture: string } | Problem> {
  const small = await preparePicture(file, limits)
  if (typeof small === 'string') return small
  return { picture: `data:image/jpeg;base64,${base64Of(small.bytes)}` }
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
