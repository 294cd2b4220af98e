import { expect, test } from 'vitest'
import { openCachedBackend } from '#tests/cached-backend.ts'

test('each caller’s statement has a limit at a hosted project, and a stranger’s is the shortest', async () => {
  const backend = await openCachedBackend({ siteUrl: 'http://127.0.0.1:4173', functions: false })
  const roles = await backend.query<{ name: string; settings: string[] | null }>(
    `select rolname as name, rolconfig as settings from pg_roles
     where rolname in ('anon', 'authenticated', 'service_role') order by rolname`,
  )
  await backend.close()
  expect(roles).toEqual([
    { name: 'anon', settings: ['statement_timeout=5s'] },
    { name: 'authenticated', settings: ['statement_timeout=8s'] },
    { name: 'service_role', settings: ['statement_timeout=60s'] },
  ])
})
