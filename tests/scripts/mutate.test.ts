import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from '#scripts/mutate/areas.ts'
import { explained, percentOf, readScores, survivorOf } from '#scripts/mutate/scores.ts'
import { databaseTests } from '#scripts/mutate-sql/test-files.ts'

test.each(Object.entries(areas))(
  'each glob of %s finds files, and its tests open no database',
  (_, { code, tests }) => {
    for (const glob of [...code, ...tests]) expect(globSync(glob.replace(/^!/, '')), glob).not.toEqual([])
    const slow = new Set(databaseTests().map(({ path }) => path))
    expect(tests.flatMap((glob) => globSync(glob)).filter((path) => slow.has(path))).toEqual([])
  },
)

test.each(Object.entries(readScores()))('%s has its 95 %%, and a reason for each survivor', (name, score) => {
  expect(Object.keys(areas)).toContain(name)
  expect(percentOf(score)).toBeGreaterThanOrEqual(95)
  expect(score.mutants - score.killed).toBe(score.survivors.length)
  for (const { file, line, why } of score.survivors) {
    expect(existsSync(file), file).toBe(true)
    expect(why, `${file}: ${line}`).toBeTruthy()
  }
})

test('a survivor is stored with its line, and keeps its reason until the line changes', () => {
  const text = 'const a = 1\n  if (a &&\n    b) go()\n'
  const mutant = {
    fileName: '/x/a.ts',
    location: { start: { line: 2, column: 7 }, end: { line: 3, column: 6 } },
    replacement: 'a ||\n b',
  }
  const survivor = survivorOf(mutant, 'a.ts', text)
  expect(survivor).toEqual({ file: 'a.ts', line: 'if (a &&', from: 'a && b', to: 'a || b' })
  const why = 'b is true wherever a is'
  expect(explained([survivor], [{ ...survivor, why }])).toEqual([{ ...survivor, why }])
  expect(explained([{ ...survivor, line: 'if (c &&' }], [{ ...survivor, why }])).toEqual([
    { ...survivor, line: 'if (c &&' },
  ])
})
