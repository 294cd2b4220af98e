import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../src')

/** A transaction, up to the arrow of its scope or the end of the call. */
const transaction = /(?:\.transaction|\btransactOutbox)\((?:[^()=]|\([^()]*\))*(?:=>|\))/g

/** Returns the transactions of a text whose scope is no async function of its own. */
const unsafeIn = (text: string) =>
  [...text.matchAll(transaction)].map(([call]) => call).filter((call) => !/\basync \(\)[^=]*=>$/.test(call))

// Dexie commits too early if the scope returns the promise of an async function whose first await is not Dexie's own.
it('the scope of every transaction is async', async () => {
  const found: string[] = []
  let calls = 0
  for await (const file of glob('**/*.{ts,tsx}', { cwd: src })) {
    const text = await readFile(join(src, file), 'utf8')
    calls += text.match(transaction)?.length ?? 0
    found.push(...unsafeIn(text).map((call) => `${file}: ${call}`))
  }
  expect(calls).toBeGreaterThan(60)
  // The browser's own in the first script, which has no scope, and the one place that is given its work.
  expect(found.toSorted()).toEqual([
    "app/first-paint.ts: .transaction('cartOperations', 'readwrite', { durability: 'strict' })",
    "platform/device/outbox-database.ts: .transaction('rw', [...tables], work)",
  ])
})

it.each([
  ["outbox.transaction('r', outbox.settings, () => loadCart(account))", 1],
  ["outbox.transaction('r', outbox.settings, load)", 1],
  ["outbox.transaction('r', [...tables, tablesOf(kind)], async () => loadCart(account))", 0],
])('%s has %i', (text, count) => {
  expect(unsafeIn(text)).toHaveLength(count)
})
