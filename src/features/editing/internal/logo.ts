import { newDrawing } from '#src/platform/photos/canvas.ts'
import { preparePicture, type Problem } from '#src/platform/photos/prepare.ts'
import { grounds, logoLook, type LogoLook } from './logo-ground.ts'
import { pictureAddress } from './photo.ts'

/** Beside the name it is as high as a finger, on paper twice that; every phone fetches it. */
const limits = { edge: 200, bytes: 8 * 1024 }
/** A wider or higher one gets ground at its sides, so that the header keeps its place for the name. */
const mostSideways = 2

/** A data address, and how the logo is seen; or why there is none. */
type MadeLogo = { readonly picture: string; readonly look: LogoLook } | Problem

/** Makes a logo of a picture, on a ground on which it is seen: a JPEG has no transparency. */
export async function logoPhoto(file: Blob): Promise<MadeLogo> {
  // First, because it refuses what no phone can read or hold.
  const checked = await preparePicture(file, { ...limits, edge: 640, bytes: 100 * 1024 })
  if (typeof checked === 'string') return checked
  const drawing = await createImageBitmap(file).catch(() => createImageBitmap(new Blob([checked.bytes])))
  const scale = Math.min(1, limits.edge / Math.max(drawing.width, drawing.height))
  const [width, height] = [Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale)]
  const bare = newDrawing(width, height)
  bare.drawImage(drawing, 0, 0, width, height)
  const border = [
    bare.getImageData(0, 0, width, 1),
    bare.getImageData(0, height - 1, width, 1),
    bare.getImageData(0, 0, 1, height),
    bare.getImageData(width - 1, 0, 1, height),
  ].flatMap(({ data }) => [...data])
  const look = logoLook(bare.getImageData(0, 0, width, height).data, new Uint8ClampedArray(border))
  // A see-through one keeps off the edge of its ground.
  const margin = look.ground ? Math.ceil(Math.max(width, height) / 16) : 0
  const [inside, tall] = [width + 2 * margin, height + 2 * margin]
  const whole = newDrawing(
    Math.max(inside, Math.ceil(tall / mostSideways)),
    Math.max(tall, Math.ceil(inside / mostSideways)),
  )
  const { canvas } = whole
  whole.fillStyle = look.ground ? grounds[look.ground] : `rgb(${border.slice(0, 3).join(' ')})`
  whole.fillRect(0, 0, canvas.width, canvas.height)
  whole.drawImage(drawing, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  drawing.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const small = blob ? await preparePicture(blob, limits) : 'broken'
  return typeof small === 'string' ? small : { picture: pictureAddress(small), look }
}
