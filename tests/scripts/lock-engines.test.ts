import { expect, test } from 'vitest'
import { unsatisfied, warnedAbout } from '#scripts/generate/lock-engines.ts'

const ours = { engines: { node: '>=20.19' } }

test.each([
  ['a package that wants more than our oldest Node', { engines: { node: '>=22.12.0' } }, true],
  ['a package that leaves our oldest Node out', { engines: { node: '^18 || ^22.12.0 || >=24' } }, true],
  ['a package that our oldest Node satisfies', { engines: { node: '>=18' } }, false],
  ['a package that says nothing of Node', { engines: {} }, false],
  ['an optional package, which npm leaves out', { engines: { node: '>=22' }, optional: true }, false],
])('whether npm would warn about it: %s', (_, entry, isWarned) => {
  expect(warnedAbout({ '': ours, 'node_modules/one': entry })).toEqual(isWarned ? ['node_modules/one'] : [])
})

test('our own requirement is no package’s: an older Node still reports it', () => {
  expect(warnedAbout({ '': ours })).toEqual([])
})

test('a package that needs a newer Node is named', () => {
  const packages = { 'node_modules/one': { engines: { node: '>=26' } }, 'node_modules/two': {} }
  expect(unsatisfied(packages, '24.21.0')).toEqual(['node_modules/one (>=26)'])
  expect(unsatisfied(packages, '26.0.0')).toEqual([])
})
