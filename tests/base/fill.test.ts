import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '#src/base/fill.ts'

test('a person’s text goes into words as it is written, whatever patterns it looks like', () => {
  for (const lab of ['PAU $& Sons', "A $' B", 'C $` D', '$1 $$ {lab}', '{other}'])
    expect(fill('Laboratory: {lab}, {other}', { lab, other: 'O' })).toBe(`Laboratory: ${lab}, O`)
  expect(fill('{count} of {unknown}', { count: 0 })).toBe('0 of {unknown}')
})

test('no code fills words by a text that String.replace reads as a pattern', () => {
  const found = ['src', 'sw', 'supabase/functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) =>
        /\.replace(?:All)?\(\s*['"`]\{\w+\}['"`],(?!\s*\(\) =>)/.test(
          readFileSync(join(folder, name), 'utf8'),
        ),
      ),
  )
  expect(found).toEqual([])
})
