import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const listed = await readFile(join(root, 'docs/senders.md'), 'utf8')

/** Addresses of the backend, and names of database functions that are called by a helper. */
const addresses =
  /(\/(?:rest|auth|storage|functions)\/v1\/[\w/-]+)|(?:callRpc|batchPoll|sendEntries)\('(\w+)'/g
const actsByItself =
  /(?<!function )\b(?:setInterval|whileVisible|pollWhileVisible|whileReachable|onConnected|whenNetworkReturns|watchUnmetered)\(/

async function filesOf(pattern: string): Promise<{ file: string; text: string }[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: join(root, 'src') }))
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, 'src', file), 'utf8') })),
  )
}

it('every address of the backend is listed as sent by the outbox, sent another way for a reason, or read', async () => {
  const called = (await filesOf('backend/*.ts'))
    .flatMap(({ text }) => [...text.matchAll(addresses)].map(([, address, name]) => (address ?? name)!))
    .map((address) => address.replace(/^\/rest\/v1\/rpc\/|\/$/g, ''))
    .filter((address) => address !== '' && address !== '/rest/v1/rpc')
  expect(called.length).toBeGreaterThan(40)
  expect([...new Set(called)].filter((address) => !listed.includes(`\`${address}\``))).toEqual([])
})

it('everything that acts by itself is listed with what it does', async () => {
  const acting = (await filesOf('**/*.{ts,tsx}')).filter(({ text }) => actsByItself.test(text))
  expect(acting.length).toBeGreaterThan(10)
  expect(acting.flatMap(({ file }) => (listed.includes(`\`${file}\``) ? [] : [file]))).toEqual([])
})
