import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLanguage } from '#src/platform/i18n/words.ts'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

beforeAll(() => setLanguage('pa'))
afterAll(() => setLanguage('en'))

const drawn = (text: string) => renderToStaticMarkup(createElement(WithEnglish, { text }))

it('an English phrase within Punjabi is marked as English', () => {
  expect(drawn('ਕਣਕ PBW 826')).toBe('<span>ਕਣਕ </span><span lang="en">PBW 826</span><span></span>')
})

it('a text without one stays a plain text', () => {
  for (const text of ['ਕਣਕ', 'ਨਿੰਮ ਦਾ ਤੇਲ 1500 ppm']) expect(drawn(text)).toBe(text)
})
