import { parse } from 'acorn'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldest } from '#scripts/build/oldest-browsers.ts'

/*
 * Nothing that a phone downloads is in a language, or asks for a thing, that the oldest browsers we name do not know. Source of the
 * versions: MDN's browser-compat-data, September 2026.
 */

const scripts = globSync(['dist/assets/*.js', 'dist/sw.js'])
const codeOf = (file: string) => readFileSync(file, 'utf8')

/** Newer features by their syntax, and the syntax of a check before their use. */
const later: readonly (readonly [what: RegExp, asked?: RegExp])[] = [
  [/\bPromise\.try\(/g],
  // Dexie forwards it if it exists.
  [/\w+\.withResolvers\b/g, /(\w+)\.withResolvers&&\(\w+\.withResolvers=\1\.withResolvers\)/g],
  [/\b(?:Object|Map)\.groupBy\(/g],
  [/\bArray\.fromAsync\(/g],
  [/\bIterator\.(?:from|prototype)\b/g],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|find|some|every|flatMap|reduce)\(/g,
    /Object\.(?:values|keys|entries)\(\)\.\w+\(/g,
  ],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g],
  [/\bURL\.(?:canParse|parse)\(/g],
  [/\bAbortSignal\.any\(/g],
  [/\.(?:toBase64|setFromBase64|toHex|setFromHex)\(|\bUint8Array\.from(?:Base64|Hex)\(/g],
  [/\bRegExp\.escape\(/g],
  [/\bError\.isError\(/g],
  [/\bIntl\.DurationFormat\b/g],
  [/\bscheduler\.(?:yield|postTask)\(/g],
  [/\bnew URLPattern\(/g],
  [/\bnew CloseWatcher\(/g, /CloseWatcher['"`]?\s*in\s|globalThis\.CloseWatcher|window\.CloseWatcher/g],
  [/\.requestClose\(/g, /\.requestClose\?\.\(/g],
  [/\.moveBefore\(/g],
  [/\.setHTML(?:Unsafe)?\(|\bDocument\.parseHTMLUnsafe\(/g],
  [/\.getOrInsert(?:Computed)?\(/g],
  [/\bnew Highlight\(/g],
]

test('there is code to check', () => {
  expect(scripts.length).toBeGreaterThan(200)
})

test('all of it is in the JavaScript of 2022, which the oldest browsers know', () => {
  expect(oldest).toEqual({ chrome: 114, edge: 114, firefox: 128, safari: 17 })
  const newer = scripts.flatMap((file) => {
    try {
      parse(codeOf(file), { ecmaVersion: 2022, sourceType: 'module' })
      return []
    } catch (error) {
      return [`${file}: ${String(error)}`]
    }
  })
  expect(newer).toEqual([])
})

test('newer features are used only after a check', () => {
  const found = scripts.flatMap((file) => {
    const code = codeOf(file)
    return later.flatMap(([what, requests]) => {
      const left = requests ? code.replaceAll(requests, '') : code
      return [...left.matchAll(what)].map(([words]) => `${file}: ${words}`)
    })
  })
  expect(found).toEqual([])
})

test('the styles have no rule whose absence makes a page unreadable there', () => {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''
  expect(styles.length).toBeGreaterThan(10_000)
  expect(styles.replaceAll(/@supports[^{]*/g, '')).not.toMatch(
    /light-dark\(|\((?:rgb|hsl|oklch)?from |@scope\b|interpolate-size|anchor\(|if\(/,
  )
})
