import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { serverOptions } from '#local/node-handler.ts'
import { plainUpload, refuseOddBody } from '#local/storage/calls.ts'
import { longestDownload } from '#src/platform/backend/request.ts'

const address = 'http://127.0.0.1:4999/storage/v1/object'
const names = (count: number) => Array.from({ length: count }, (_, name) => `a/b/${name}`)
const refusedAt = async (path: string, method: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`${address}/${path}`, { method, headers, body: JSON.stringify(body) })
  return (await refuseOddBody(request))?.status
}

test('a call that names more than a thousand files is refused before any of them is looked for', async () => {
  expect(await refusedAt('documents', 'DELETE', { prefixes: names(1_000) })).toBeUndefined()
  expect(await refusedAt('documents', 'DELETE', { prefixes: names(1_001) })).toBe(400)
  expect(await refusedAt('sign/documents', 'POST', { paths: names(1_000), expiresIn: 60 })).toBeUndefined()
  expect(await refusedAt('sign/documents', 'POST', { paths: names(1_001), expiresIn: 60 })).toBe(400)
})

test.each([
  ['3600', 'max-age=3600'],
  ['3600\r\nx-other: 1', null],
  ['ਇੱਕ ਘੰਟਾ', null],
])('an upload that is to be cached for %j seconds is read', async (cacheControl, header) => {
  const body = new FormData()
  body.append('cacheControl', cacheControl)
  body.append('', new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' }))
  const plain = await plainUpload(new Request(`${address}/documents/a/b/c`, { method: 'POST', body }))
  expect(plain.headers.get('cache-control')).toBe(header)
  expect(await plain.text()).toBe('%PDF-1.7')
})

test('the server waits for a file as long as a phone on the slowest line sends it', () => {
  expect(createServer(serverOptions).requestTimeout).toBeGreaterThan(longestDownload)
})
