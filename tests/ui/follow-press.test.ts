import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPress } from '#src/platform/ui/follow-press.ts'

let page: EventTarget
let did: string[]
const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true }
const secondFinger = { pointerId: 8, pointerType: 'touch', isPrimary: false }
const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true }
const press = (button = 0) =>
  followPress(
    { ...finger, button, currentTarget: { ownerDocument: page } },
    { start: () => did.push('start'), end: () => did.push('end') },
  )
const release = (name = 'pointerup', by = finger) => page.dispatchEvent(Object.assign(new Event(name), by))
beforeEach(() => {
  vi.useFakeTimers()
  ;[page, did] = [new EventTarget(), []]
})
afterEach(() => vi.useRealTimers())

it('a press of more than 400 ms starts, and its release ends it', () => {
  press()
  vi.advanceTimersByTime(399)
  expect(did).toEqual([])
  vi.advanceTimersByTime(1)
  expect(did).toEqual(['start'])
  release()
  release()
  expect(did).toEqual(['start', 'end'])
})

it('a tap is none of it, nor is another button of the mouse', () => {
  press()
  vi.advanceTimersByTime(200)
  release()
  press(2)
  vi.advanceTimersByTime(1000)
  release()
  expect(did).toEqual([])
})

it('a press whose end a question of the browser swallowed ends nothing later', () => {
  press()
  vi.advanceTimersByTime(400)
  release('pointerdown', { ...finger, pointerId: 9 })
  release()
  expect(did).toEqual(['start'])
})

it.each([
  ['second finger', secondFinger],
  ['mouse', mouse],
])('a %s on the page neither ends it nor keeps it from its end', (_, other) => {
  press()
  vi.advanceTimersByTime(400)
  release('pointerdown', other)
  release('pointerup', other)
  expect(did).toEqual(['start'])
  release()
  expect(did).toEqual(['start', 'end'])
})

it('a second finger that stays longer than the first keeps nothing running', () => {
  press()
  vi.advanceTimersByTime(400)
  release('pointerdown', secondFinger)
  release()
  expect(did).toEqual(['start', 'end'])
  release('pointerup', secondFinger)
  expect(did).toEqual(['start', 'end'])
})

it('a press that the browser takes for scrolling ends as well', () => {
  press()
  vi.advanceTimersByTime(400)
  release('pointercancel')
  expect(did).toEqual(['start', 'end'])
})
