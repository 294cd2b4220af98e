/** The ground of the header in both themes, as styles.css has it, and what a logo is put on instead. */
export const grounds = { day: '#fbf6ea', night: '#17130d', light: '#ffffff', dark: '#1f5c3a' } as const

type Ground = keyof typeof grounds

/** Colors as a canvas gives them: four bytes a pixel. */
type Pixels = Uint8ClampedArray

/** Of what is no text, by WCAG 2. */
const leastContrast = 3
/** Less than this against its ground is the ground itself, as a camera or a scanner sees it. */
const sameContrast = 1.15

/** What a logo needs to be seen: the ground that is put behind it, and where its colors are lost without. */
export interface LogoLook {
  /** None for a picture that brings its own. */
  readonly ground: 'light' | 'dark' | undefined
  readonly lostOn: 'day' | 'night' | 'every ground' | undefined
}

/** Returns how a logo looks in the header of both themes; `border` are the pixels along its edges. */
export function logoLook(pixels: Pixels, border: Pixels): LogoLook {
  if (!isSeeThrough(pixels)) {
    const own = luminances(border)
    const isSeen = isSeenOn(pixels, own.reduce((sum, each) => sum + each, 0) / own.length, true)
    return { ground: undefined, lostOn: isSeen ? undefined : 'every ground' }
  }
  const seenOn = (ground: Ground) => isSeenOn(pixels, luminanceOf(rgbOf(grounds[ground])), false)
  const lost = seenOn('day') ? (seenOn('night') ? undefined : 'night') : 'day'
  if (seenOn('light')) return { ground: 'light', lostOn: lost }
  return seenOn('dark') ? { ground: 'dark', lostOn: lost } : { ground: 'light', lostOn: 'every ground' }
}

function isSeeThrough(pixels: Pixels): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 128) return true
  return false
}

/** True if a third of the drawing at least stands out: one of many colors may lose some of them. */
function isSeenOn(pixels: Pixels, ground: number, hasOwnGround: boolean): boolean {
  const contrasts = luminances(pixels).map((each) => contrastOf(each, ground))
  const drawing = hasOwnGround ? contrasts.filter((each) => each >= sameContrast) : contrasts
  return drawing.filter((each) => each >= leastContrast).length * 3 >= Math.max(drawing.length, 1)
}

/** The luminances of the pixels that are not seen through. */
function luminances(pixels: Pixels): number[] {
  const found: number[] = []
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! >= 128) found.push(luminanceOf([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]))
  return found
}

const linear = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
