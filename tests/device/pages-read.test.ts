import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPageRead, isReadBefore, notePageRead } from '#src/platform/device/pages-read.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('a page is known as read until the reader does something on it', () => {
  expect(isReadBefore('/loans')).toBe(false)
  notePageRead('/loans')
  notePageRead('/help')
  notePageRead('/loans')
  expect([isReadBefore('/loans'), isReadBefore('/help')]).toEqual([true, true])
  forgetPageRead('/loans')
  expect([isReadBefore('/loans'), isReadBefore('/help')]).toEqual([false, true])
})

test('the oldest pages are forgotten, so that the list stays short', () => {
  for (let page = 0; page < 200; page++) notePageRead(`/page-${page}`)
  expect([isReadBefore('/page-0'), isReadBefore('/page-199')]).toEqual([false, true])
  expect([...stored.values()].join('').length).toBeLessThan(1000)
})

test('a browser that refuses storage offers nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  })
  notePageRead('/loans')
  expect(isReadBefore('/loans')).toBe(false)
})
