import { expect, test } from 'vitest'
import { readMigrations } from '#local/database/migrations.ts'

/* The files of supabase/migrations: one for each noun, with everything in its final form. */

const files = await readMigrations(new URL('../../supabase/migrations', import.meta.url).pathname)

/** Created objects, each with the line above it. */
const made = (pattern: RegExp) =>
  files.flatMap(({ sql }) =>
    [...sql.matchAll(pattern)].map(([, line, name]) => ({ line: line!, name: name! })),
  )
const tables = made(/(.*)\ncreate table public\.(\w+)/g)
const functions = made(/(.*)\ncreate function public\.(\w+)/g)

test('a file by noun creates everything once, in its final form', () => {
  for (const { sql, file } of files) {
    expect(sql, file).not.toMatch(/create or replace|drop (?:function|policy|trigger|constraint|table)\b/i)
    const altered = [...sql.matchAll(/^alter (?!default privileges|role).*$/gim)].map(([line]) => line)
    expect(
      altered.filter((line) => !/^alter table public\.\w+ enable row level security;$/.test(line)),
    ).toEqual([])
  }
  const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place)
  expect(twice(tables.map(({ name }) => name))).toEqual([])
  // Two functions that differ in their arguments.
  expect(twice(functions.map(({ name }) => name))).toEqual(['is_kept'])
})

test('every table and function has a comment', () => {
  const all = [...tables, ...functions]
  expect(all.length).toBeGreaterThan(250)
  expect(all.filter(({ line }) => !/^-- .*\S/.test(line)).map(({ name }) => name)).toEqual([])
})
