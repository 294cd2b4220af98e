import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteCentreTime, noteEarliest } from '#src/base/clock.ts'
import { noteSilence, noteStatus } from '#src/platform/backend/last-fault.ts'
import { goesWhen, savedText, whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ now: Date.parse('2018-03-04T06:00:00Z'), toFake: ['Date'] })
  noteCentreTime(new Date().toUTCString())
})
afterEach(() => {
  noteCentreTime(new Date().toUTCString())
  noteStatus(200)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('where a wrong date may be why nothing answers, it is named, and no network', () => {
  noteSilence()
  expect(whyNoAnswer({ silent: true })).toMatch(/The network may be slow/)
  noteCentreTime(new Date('2026-11-29T06:00:00Z').toUTCString())
  for (const text of [whyNoAnswer({ silent: true }), goesWhen('network'), savedText('network')]) {
    expect(text).toContain('This phone’s date is wrong: it says 04-03-2018.')
    expect(text).not.toMatch(/network/)
  }
  expect(savedText('network')).toMatch(/^Saved on this phone\. .*Then it will be sent\.$/)
  noteEarliest(0)
})
