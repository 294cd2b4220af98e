import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { doseWords } from '#src/features/soil/internal/soil-words.ts'
import type { SoilFound } from '#src/content/soil-limits.ts'

i18n.activate('en')
const { SoilDoses } = await import('#src/features/soil/internal/soil-doses.tsx')

function shown(found: SoilFound, agronomist: string, cropType = 'wheat'): string {
  const answers = { cropType, farmSize: '2' }
  return renderToStaticMarkup(createElement(SoilDoses, { label: 'KS-1', found, answers, agronomist }))
}

const found = { oc: 0.3, p: 15, k: 200 }

it('without an agronomist’s name a card has no number to buy, only the way to the expert', () => {
  const card = shown(found, '')
  expect(card).toContain(doseWords.ask.en)
  expect(card).toContain(doseWords.unchecked.en)
  expect(card).not.toMatch(/data-dose|\bkg\b|<select|<input/)
})

it('an agronomist’s name opens the doses, with the book and its day', () => {
  const card = shown(found, 'Dr. Kaur')
  expect(card).toMatch(/data-dose="urea".*118 kg/)
  expect(card).toContain('Dr. Kaur')
  expect(card).toMatch(/Package of Practices.*\d\d-\d\d-\d{4}/)
})

it('whoever grows rice chooses paddy or basmati first: basmati lodges on the dose of paddy', () => {
  expect(shown(found, 'Dr. Kaur', 'rice')).not.toContain('data-dose')
})
