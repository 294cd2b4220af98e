import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * The build writes the language of older browsers (Chrome 111, Safari 16.4), but adds nothing that they lack; `src/base/older-browsers.ts` adds what is used often. What came later would throw
 * there, in a place that nobody with a newer browser ever sees.
 */
const missing =
  /\b(?:Map|Object)\.groupBy\(|\bURL\.(?:canParse|parse)\(|\bArray\.fromAsync\(|\bPromise\.(?:withResolvers|try)\(|\bAbortSignal\.any\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|toBase64|toHex)\(|\bIterator\.from\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|toArray|find|some|every|forEach|reduce)\(/g

test('nothing that runs on a phone asks for what browsers have only had since 2023', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts'], { exclude: ['**/*.gen.ts'] })
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...codeOf(file).matchAll(missing)]
      .filter(([words]) => !words.startsWith('Object.entries'))
      .map(([words]) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
