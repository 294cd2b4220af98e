import { beforeAll, describe, expect, it } from 'vitest'
import { parted } from '#src/platform/i18n/address.ts'
import { runHeadScript, type Memory } from './head-script.ts'
import { newPhone, origin, requestFor, type Phone, type Worker } from './fake-browser.ts'

const addresses = [
  '/',
  '/auth',
  '/auth/',
  '/auth?from=cart',
  '/auth#main',
  '/nowhere',
  '/.//example.org',
  '/index.html',

  '/pa',
  '/pa/',
  '/pa/auth',
  '/pa/auth//',
  '/pa//example.org',
  '/pa/nowhere',
  '/hi/auth?x=1#y',
  '/en',
  '/en/auth',
  '/pa/pa',
  '/pa/pa/auth',
  '/hi/pa/auth',
  '/pa/hi/pa/auth',
  '/en/pa/auth',
  '/PA/auth',
  '/Pa',
  '/pa/PA/auth',
  '/p%61/auth',
  '/pa%2Fauth',
  '/%70a',
  '/pa/%61uth',
  '/%E0%A8%AE%E0%A8%A6%E0%A8%A6',
  '/pa/ਮਦਦ',
  '/pan/auth',
  '/?lang=pa',
  '/?lang=en',
  '/auth?lang=hi',
  '/auth?lang=hi&from=cart#main',
  '/pa?lang=hi',
  '/pa/auth?lang=pa',
  '/pa/auth?lang=en',
  '/?lang=',
  '/?lang=xx',
  '/?lang=PA',
  '/?lang=__proto__',
  '/?lang=pa&lang=hi',
  '/?lang=%70a',
]

type Line = 'good' | 'offline' | 502 | 'portal'
const lines: readonly Line[] = ['good', 'offline', 502]
/** As the pages keep it, and as the worker noted it. */
const choices: readonly (readonly [string | undefined, string | undefined])[] = [
  [undefined, undefined],
  [undefined, 'pa'],
  ['en', undefined],
  ['en', 'en'],
  ['en', 'pa'],
  ['pa', undefined],
  ['pa', 'en'],
  ['pa', 'pa'],
  ['hi', 'pa'],
  ['klingon', 'pa'],
]
const cacheStates = ['', 'en', 'pa', 'en hi']

const twice = /^\/(?:en|pa|hi)\/(?:en|pa|hi)(?:\/|$)/i

/** Opens an address as a browser does, and follows the head script to where it comes to rest. */
async function opened(worker: Worker, address: string, memory: Memory) {
  const been = [new URL(address, origin).href]
  for (;;) {
    const response = await worker.answerFor(requestFor(been.at(-1)!, { page: true }))!
    const html = await response.text()
    // An uncached answer is no page of the app and has no inline script.
    if (response.status === 503) return { been, html, shown: been.at(-1)! }
    const { to, shown, messages } = runHeadScript(html, been.at(-1)!, memory, true)
    for (const { language } of messages as { language: string }[]) await worker.noteChoice(language)
    if (to === undefined) return { been, html, shown }
    been.push(to)
    if (been.length > 5) throw new Error(`It never rests: ${been.join(' → ')}`)
  }
}

describe.each(cacheStates)('on a phone with the pages “%s”', (cached) => {
  let phone: Phone
  let worker: Worker

  beforeAll(async () => {
    phone = newPhone()
    worker = await phone.startWorker()
    for (const language of cached.split(' ').filter(Boolean)) await worker.cacheLanguage(language)
  })

  it.each(addresses)('%s ends there, under no second prefix, and changes no choice', async (address) => {
    for (const line of lines)
      for (const [chosen, noted] of choices) {
        await spoil(phone, line)
        await worker.noteChoice(noted)
        const memory: Memory = { language: chosen, tapped: undefined }
        const { been, shown, html } = await opened(worker, address, memory)
        const where = `${line}, chosen ${chosen}, noted ${noted}: ${been.join(' → ')} shows ${shown}`
        // One redirect for the wrong language, and another one if the worker has an outdated choice.
        expect(been.length, where).toBeLessThanOrEqual(3)
        expect(new URL(shown).origin, where).toBe(origin)
        if (!twice.test(new URL(address, origin).pathname))
          expect(twice.test(new URL(shown).pathname), where).toBe(false)
        if (chosen && chosen !== 'klingon') expect(memory.language, where).toBe(chosen)
        if (html.includes('data-missing')) expect(html, where).toContain('role="status"')
      }
  })
})

async function spoil(phone: Phone, line: Line) {
  phone.line = line === 'offline' ? 0 : Infinity
  phone.odd.clear()
  if (line === 502 || line === 'portal') phone.odd.set('*', line)
  await phone.caches.delete('choices')
}

describe('a choice', () => {
  const tap = async (line: Line, memory: Memory) => {
    const phone = newPhone()
    const worker = await phone.startWorker()
    await worker.cacheLanguage('en')
    await spoil(phone, line)
    const { shown } = await opened(worker, '/pa/auth?lang=pa', memory)
    return { phone, worker, shown: shown.slice(origin.length) }
  }

  it('is stored once its page is there, by page and worker', async () => {
    const memory: Memory = { language: 'en', tapped: 'pa' }
    const { worker, shown } = await tap('good', memory)
    expect([memory, shown]).toEqual([{ language: 'pa', tapped: undefined }, '/pa/auth'])
    expect(await worker.chosenLanguage()).toBe('pa')
  })

  it.each(['offline', 502, 'portal'] as const)(
    'is not stored over a connection that is %s: the English page is shown at its own address',
    async (line) => {
      const memory: Memory = { language: 'en', tapped: 'pa' }
      const { worker, shown } = await tap(line, memory)
      expect([memory, shown]).toEqual([{ language: 'en', tapped: undefined }, '/auth'])
      expect(await worker.chosenLanguage()).not.toBe('pa')
    },
  )

  it('is the language of the first page that a phone ever shows, and no later link changes it', () => {
    const memory: Memory = { language: undefined, tapped: undefined }
    for (const [code, path] of [
      ['hi', '/hi'],
      ['pa', '/pa/help'],
      ['en', '/hi/help?lang=en'],
    ] as const) {
      runHeadScript(`<html lang="${code}">`, path, memory, false)
      expect(memory.language).toBe('hi')
    }
  })

  it('leads from the bare address on a phone without a worker, and keeps query and hash', () => {
    const memory: Memory = { language: 'pa', tapped: undefined }
    const led = runHeadScript('<html lang="en">', '/auth?to=/profile#main', memory, false)
    expect(led.to).toBe(`${origin}/pa/auth?to=/profile#main`)
    expect(parted(new URL(led.to!).pathname)).toEqual(['pa', '/auth'])
  })
})
