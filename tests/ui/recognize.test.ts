import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recognitionOf } from '#src/platform/ui/recognition-of.ts'
import { recognize } from '#src/platform/ui/recognize.ts'

let asked: Browser[]
/** How the browser answers a start. */
let answers: (recognition: Browser) => void

/** A browser's recognition of speech. */
class Browser extends EventTarget {
  lang = ''
  maxAlternatives = 1
  start(): void {
    asked.push(this)
    answers(this)
  }
  abort(): void {
    this.says('error', { error: 'aborted' })
    this.says('end')
  }
  says(name: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), more))
  }
}

const heard = (...transcripts: string[]) => ({ results: [transcripts.map((transcript) => ({ transcript }))] })
const never = () => new AbortController().signal
const recognized = (language: string, signal = never()) => recognize(Browser, language, signal)
beforeEach(() => {
  ;[asked, answers] = [[], () => undefined]
  vi.stubGlobal('webkitSpeechRecognition', Browser)
})
afterEach(() => vi.unstubAllGlobals())

it('returns every reading of a sentence in the language, likeliest first', async () => {
  answers = (browser) => browser.says('result', heard(' ਕਣਕ ਦਾ ਬੀਜ ', 'ਕਣਕ', ''))
  expect(await recognized('pa-Guru-IN')).toEqual(['ਕਣਕ ਦਾ ਬੀਜ', 'ਕਣਕ'])
  expect(asked).toMatchObject([{ lang: 'pa-Guru-IN', maxAlternatives: 5 }])
})

it.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'unsupported'],
  ['language-not-supported', 'unsupported'],
  ['audio-capture', 'missing'],
  ['network', 'offline'],
  ['no-speech', 'nothing'],
])('calls the browser’s error %s %s', async (error, problem) => {
  answers = (browser) => (browser.says('error', { error }), browser.says('end'))
  expect(await recognized('hi-IN')).toBe(problem)
})

it('hears nothing where the browser ends, gives no words, does not start, or is left', async () => {
  answers = (browser) => browser.says('end')
  expect(await recognized('hi-IN')).toBe('nothing')
  answers = (browser) => browser.says('result', heard(' '))
  expect(await recognized('hi-IN')).toBe('nothing')
  answers = () => {
    throw new DOMException('started', 'InvalidStateError')
  }
  expect(await recognized('hi-IN')).toBe('nothing')
  answers = () => undefined
  const leaving = new AbortController()
  const listening = recognized('hi-IN', leaving.signal)
  leaving.abort()
  expect(await listening).toBe('nothing')
})

it('is not there in a browser that has none, or that says so of the language', async () => {
  expect(await recognitionOf('hi-IN')).toBe(Browser)
  const available = vi.fn(({ langs: [language] }: { langs: string[] }) =>
    Promise.resolve(language === 'en-IN' ? 'available' : 'unavailable'),
  )
  const Newer = Object.assign(class extends Browser {}, { available })
  vi.stubGlobal('SpeechRecognition', Newer)
  expect([await recognitionOf('en-IN'), await recognitionOf('pa-Guru-IN')]).toEqual([Newer, undefined])
  available.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  expect(await recognitionOf('pa-Guru-IN')).toBe(Newer)
  vi.unstubAllGlobals()
  expect(await recognitionOf('en-IN')).toBeUndefined()
})
