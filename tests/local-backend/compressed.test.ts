import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from '#local/node-handler.ts'

const asking = (accepts?: string) =>
  new Request('http://127.0.0.1/rest/v1/x', accepts ? { headers: { 'accept-encoding': accepts } } : {})
const rows = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Urea' })))
const json = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-range': '0-199/*' },
  })

test('a long answer is gzipped, with its status and its other headers', async () => {
  const given = json(rows, 206)
  const answer = await compressed(asking('br, gzip'), given)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(rows.length / 5)
  expect(gunzipSync(bytes).toString()).toBe(rows)
  expect(answer.status).toBe(206)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-range': '0-199/*',
    vary: 'accept-encoding',
  })
})

test.each([
  ['to whoever does not take gzip', asking(), json(rows)],
  ['to whoever says so', asking('br, gzip;q=0, *;q=0.1'), json(rows)],
  ['where it fits into a packet', asking('gzip'), json('{"id":1}')],
  ['where it is a file', asking('gzip'), new Response(rows, { headers: { 'content-type': 'image/jpeg' } })],
])('an answer is sent unchanged %s', async (_, request, given) => {
  const result = await given.clone().text()
  const answer = await compressed(request, given)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(result)
})

test('an answer without a body stays empty', async () => {
  const answer = await compressed(asking('gzip'), new Response(null, { status: 204 }))
  expect(answer.status).toBe(204)
  expect(answer.body).toBeNull()
})
