import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Rules for every screen for people who listen or use keys, as far as the source shows them; e2e/keep-the-focus.spec.ts and
 * e2e/accessibility.spec.ts test the others.
 */

const sources = globSync('src/**/*.tsx').map(
  (file) => [file, readFileSync(file, 'utf8').replaceAll('=>', '')] as const,
)

/** Returns each tag of some kinds, with its file. */
const tags = (pattern: RegExp) =>
  sources.flatMap(([file, code]) => [...code.matchAll(pattern)].map(([tag]) => ({ file, tag })))

/* A browser drops the focus of an element that becomes `disabled`, so a screen reader starts at the top of the page.
   `aria-disabled` keeps it; src/app/first-paint.ts blocks its taps. An option of a list has no focus. */
test('no button is disabled in a way that drops its focus', () => {
  const pressed = tags(/<(?!option\b)[a-z]+\b[^<>]*/g)
  expect(pressed.length).toBeGreaterThan(1000)
  expect(pressed.filter(({ tag }) => /\sdisabled\b/.test(tag))).toEqual([])
})

test('every table has a name', () => {
  const tables = tags(/<table\b[^<>]*>\s*<[a-z]+/g)
  expect(tables.length).toBeGreaterThan(2)
  expect(tables.filter(({ tag }) => !tag.endsWith('<caption'))).toEqual([])
})

test('every field sets what Enter does on a phone’s keyboard', () => {
  const fields = tags(/<input\b[^<>]*/g).filter(
    ({ tag }) => !/type="(?:checkbox|radio|file)"|\{\.\.\.shared\}\s+(?:type="checkbox"|ref)/.test(tag),
  )
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter(({ tag }) => !tag.includes('enterKeyHint'))).toEqual([])
})
