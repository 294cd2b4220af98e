import type { Bar } from '#src/platform/files/prepare.ts'

/** Place of the first eight digits on most Aadhaar cards that fill the picture. */
export const usualBar: Bar = { x: 0.2, y: 0.74, width: 0.4, height: 0.14 }

const least = 0.04

/** Returns the bar with its center at a point, within the picture. */
export function barAround(bar: Bar, x: number, y: number): Bar {
  return { ...bar, x: within(x - bar.width / 2, bar.width), y: within(y - bar.height / 2, bar.height) }
}

/** Returns the bar moved by an offset, within the picture. */
export function movedBar(bar: Bar, across: number, down: number): Bar {
  return { ...bar, x: within(bar.x + across, bar.width), y: within(bar.y + down, bar.height) }
}

/** Returns the bar resized at its lower right, within the picture and visible. */
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
