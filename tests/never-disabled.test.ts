import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A browser takes the focus from what is `disabled` while somebody stands on it, and who hears the page is back at its top.
 * `aria-disabled` says the same and keeps it; src/first-paint.ts holds off what is pressed then. A choice in a list has no focus.
 */

const disabled = /<(?!option\b)[a-z]+\b[^<>]*?\sdisabled(?:=\{[^{}]*\})?[\s/>]/g

test('nothing that can be pressed is disabled so that it loses the focus', () => {
  const found = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll('=>', '').matchAll(disabled)].map(([tag]) => `${file}: ${tag}`),
  )
  expect(found).toEqual([])
})
