import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markedStates } from '#src/platform/ui/state-mark.tsx'

const sheet = readFileSync('src/platform/ui/state-marks.svg', 'utf8')
const drawn = [...sheet.matchAll(/<symbol id="(\w+)"[^>]*>(.*)<\/symbol>/g)].map(([, id, shape]) => ({
  id,
  shape,
}))

test('every state has its own picture', () => {
  expect(drawn.map(({ id }) => id).toSorted()).toEqual(markedStates.toSorted())
  expect(new Set(drawn.map(({ shape }) => shape)).size).toBe(drawn.length)
})

test('every state of a request and of an order has one', () => {
  const migrations = globSync('supabase/migrations/*00_{requests,orders}.sql').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const states = migrations.flatMap((sql) => {
    const [, list] = /\b(?:status|state) text not null[^(]*check \(\s*(?:status|state) in \(([^)]*)\)/.exec(
      sql,
    )!
    return [...list!.matchAll(/'(\w+)'/g)].map(([, state]) => state!)
  })
  expect(states.length).toBeGreaterThan(15)
  expect(states.filter((state) => state !== 'spam' && !(markedStates as string[]).includes(state))).toEqual(
    [],
  )
})
