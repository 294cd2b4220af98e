import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '@lingui/core'
import { noteForeignAnswer, noteSilence, noteStatus } from '#src/platform/backend/last-fault.ts'
import { goesWhen, savedText, whyNoAnswer, type Failed } from '#src/platform/faults/why-no-answer.ts'

const line = { onLine: true }
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  line.onLine = true
  vi.stubGlobal('navigator', line)
  noteStatus(200)
})
afterEach(() => vi.unstubAllGlobals())

const failures: [string, Failed | undefined, () => void][] = [
  ['an ended session', { status: 401 }, () => noteStatus(401)],
  ['an entry that waits for a sign-in', 'sign-in', () => {}],
  ['an ended session, offline too', 'sign-in', () => (line.onLine = false)],
  ['too many calls', { status: 429 }, () => noteStatus(429)],
  ['an entry of a busy centre', 'busy', () => {}],
  ['an answer without its facts', { silent: true }, () => noteStatus(200)],
  ['an entry after such an answer', 'network', () => noteStatus(200)],
  ['a fault of the centre', { status: 503 }, () => noteStatus(503)],
  ['a page of somebody else', { silent: true }, () => noteForeignAnswer(200)],
]

describe('with a network nothing is called an absent one', () => {
  it.each(failures)('%s', (_, failed, happens) => {
    happens()
    for (const text of [whyNoAnswer(failed), goesWhen(failed)])
      expect(text).not.toMatch(/no network|as soon as there is network/)
  })

  it('and each cause has its own sentence', () => {
    const causes: (Failed | undefined)[] = ['sign-in', 'busy', 'centre', { silent: true }]
    for (const text of [whyNoAnswer, goesWhen]) expect(new Set(causes.map(text)).size).toBe(causes.length)
    expect(new Set(causes.slice(0, 3).map(savedText)).size).toBe(3)
  })
})

it('an absent network is called one', () => {
  line.onLine = false
  noteSilence()
  expect(whyNoAnswer({ silent: true })).toBe('There is no network now. Try again when there is.')
  expect(goesWhen('network')).toBe('It will be sent when there is network.')
  expect(savedText('network')).toBe('Saved on this phone. It will be sent when there is network.')
})
