import { beforeEach, expect, test, vi } from 'vitest'
import { chooseListen, chooseVoice, chosenVoice, listenChoice } from '#src/features/listen/internal/choice.ts'
import { isWorthAsking } from '#src/features/listen/internal/offer.ts'

/** A storage as browsers have it. */
const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const newTab = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  localStorage.setItem('cookie-consent', 'essential')
  newTab()
})

test('nobody is asked on the first visit; the next one asks, until there is a choice', () => {
  expect([listenChoice(), listenChoice()]).toEqual(['off', 'off'])
  newTab()
  expect([listenChoice(), listenChoice()]).toEqual(['ask', 'ask'])
  chooseListen('off')
  newTab()
  expect(listenChoice()).toBe('off')
  chooseListen('on')
  expect(listenChoice()).toBe('on')
})

test('nobody is asked two things at once', () => {
  localStorage.removeItem('cookie-consent')
  listenChoice()
  newTab()
  expect(listenChoice()).toBe('off')
  localStorage.setItem('cookie-consent', 'all')
  expect(listenChoice()).toBe('ask')
})

test('a browser that refuses storage asks nobody', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', refused)
  vi.stubGlobal('sessionStorage', refused)
  expect([listenChoice(), listenChoice()]).toEqual(['off', 'off'])
  expect(chosenVoice('pa')).toBeUndefined()
})

test('a voice is chosen for each language, and given up', () => {
  chooseVoice('pa', 'one')
  chooseVoice('hi', 'two')
  expect([chosenVoice('pa'), chosenVoice('hi'), chosenVoice('en')]).toEqual(['one', 'two', undefined])
  chooseVoice('pa', undefined)
  expect([chosenVoice('pa'), chosenVoice('hi')]).toEqual([undefined, 'two'])
  localStorage.setItem('listen-voices', 'nonsense')
  expect(chosenVoice('hi')).toBeUndefined()
})

test('the question needs recordings or a voice', () => {
  const nothing = { stored: undefined, atCentre: undefined, isSilent: false, voices: [] }
  expect(isWorthAsking(nothing)).toBe(false)
  expect(isWorthAsking({ ...nothing, stored: { phrases: 0, bytes: 0 } })).toBe(false)
  expect(isWorthAsking({ ...nothing, stored: { phrases: 2, bytes: 9 } })).toBe(true)
  expect(isWorthAsking({ ...nothing, atCentre: { phrases: 2, bytes: 9 } })).toBe(true)
  const voice = { voiceURI: 'x', name: 'x', lang: 'pa-IN', localService: true }
  expect(isWorthAsking({ ...nothing, voices: [voice] })).toBe(true)
})
