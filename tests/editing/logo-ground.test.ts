import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { grounds, logoLook } from '#src/features/editing/internal/logo-ground.ts'

type Color = readonly [red: number, green: number, blue: number, alpha?: number]
const pixels = (...colors: readonly Color[]) =>
  new Uint8ClampedArray(colors.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]))

const white: Color = [255, 255, 255]
const black: Color = [20, 20, 20]
const clear: Color = [0, 0, 0, 0]
const green: Color = [31, 92, 58]
const yellow: Color = [250, 235, 120]

it('the grounds that are reckoned with are those of the header', () => {
  const styles = readFileSync('src/app/styles.css', 'utf8')
  expect(styles.match(/--paper: (#[0-9a-f]{6});/g)!.slice(0, 2)).toEqual([
    `--paper: ${grounds.day};`,
    `--paper: ${grounds.night};`,
  ])
})

it('a dark see-through logo is lost in the night, and gets a light ground', () => {
  expect(logoLook(pixels(green, black, clear, clear), pixels(clear))).toEqual({
    ground: 'light',
    lostOn: 'night',
  })
})

it('a white see-through logo is lost by day, and gets a dark ground', () => {
  expect(logoLook(pixels(white, white, clear), pixels(clear))).toEqual({ ground: 'dark', lostOn: 'day' })
})

it('a see-through logo with enough of both is seen everywhere', () => {
  const middle: Color = [200, 60, 40]
  expect(logoLook(pixels(middle, middle, yellow, clear), pixels(clear))).toEqual({
    ground: 'light',
    lostOn: undefined,
  })
})

it('a picture with a ground of its own is measured against that', () => {
  const border = pixels(white, white, white)
  expect(logoLook(pixels(white, white, green), border)).toEqual({ ground: undefined, lostOn: undefined })
  expect(logoLook(pixels(white, white, yellow), border)).toEqual({
    ground: undefined,
    lostOn: 'every ground',
  })
  expect(logoLook(pixels(white, white, white), border)).toEqual({
    ground: undefined,
    lostOn: 'every ground',
  })
})
