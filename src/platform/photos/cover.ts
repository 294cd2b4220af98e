/** A bar over a picture: position and size as shares of the picture's width and height. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels as a canvas gives them: four bytes each, row after row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Makes every pixel that the bar touches black, in place: the earlier pixels cannot be restored. */
export function coverPixels({ data, width, height }: Pixels, bar: Bar): void {
  const [left, right] = reach(bar.x, bar.width, width)
  const [top, bottom] = reach(bar.y, bar.height, height)
  const black = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const opaque = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0]!
  for (let row = top; row < bottom; row++) black.fill(opaque, row * width + left, row * width + right)
}

/** Rounded outwards: half a digit at the edge would still be a digit. */
function reach(start: number, length: number, whole: number): [number, number] {
  const within = (at: number) => Math.min(Math.max(at, 0), whole)
  return [within(Math.floor(start * whole)), within(Math.ceil((start + length) * whole))]
}
