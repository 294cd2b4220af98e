import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderGraph, knotsOf } from './folder-graph.ts'

const parts = [
  'src',
  'src/core',
  'src/screens',
  'src/device',
  'src/backend',
  'src/base',
  'src/forms',
  'src/i18n',
  'src/ui',
  'supabase',
  'supabase/functions',
  'supabase/local',
  'scripts',
  'sw',
]

it.each(parts)('no folder of %s imports, directly or not, a folder that imports it', (below) => {
  expect(knotsOf(folderGraph(below))).toEqual([])
})

it('a cycle is found, of values, of types and of lazily loaded code', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ])
  expect(knotsOf(graph)).toEqual([['a', 'b', 'c']])
  expect(folderGraph('src').get('screens')).toContain('core')
})

it.each(['src/core', 'src/screens'])('every file of %s is in a folder', (below) => {
  expect([...folderGraph(below).keys()].filter((node) => /\.tsx?$/.test(node))).toEqual([])
})

it('no two migrations have the same number, which is all that a database records of their order', () => {
  const numbers = readdirSync('supabase/migrations').map((file) => file.slice(0, 14))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})
