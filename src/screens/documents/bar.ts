import type { Bar } from '#src/core/documents/prepare.ts'

/** Where the first eight digits are on most Aadhaar cards, when the card fills the picture. */
export const usualBar: Bar = { x: 0.2, y: 0.74, width: 0.4, height: 0.14 }

const least = 0.04

/** The bar where it was put with its middle here; it stays within the picture. */
export function barAround(bar: Bar, x: number, y: number): Bar {
  return { ...bar, x: within(x - bar.width / 2, bar.width), y: within(y - bar.height / 2, bar.height) }
}

/** The bar moved by so much; it stays within the picture. */
export function movedBar(bar: Bar, across: number, down: number): Bar {
  return { ...bar, x: within(bar.x + across, bar.width), y: within(bar.y + down, bar.height) }
}

/** The bar made wider and higher by so much at its lower right; it stays within the picture and can be seen. */
export function sizedBar(bar: Bar, across: number, down: number): Bar {
  return {
    ...bar,
    width: between(bar.width + across, Math.min(least, 1 - bar.x), 1 - bar.x),
    height: between(bar.height + down, Math.min(least, 1 - bar.y), 1 - bar.y),
  }
}

function within(at: number, length: number): number {
  return between(at, 0, 1 - length)
}

function between(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest)
}
