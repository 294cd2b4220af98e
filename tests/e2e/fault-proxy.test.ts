import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFaultProxy, type FaultProxy } from '../../e2e/fault-proxy.ts'

let centre: Server
let proxy: FaultProxy
let requests: string[] = []

beforeAll(async () => {
  centre = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    requests.push(`${request.method} ${request.url} ${body}`)
    response.writeHead(201, { 'content-type': 'application/json', 'x-centre': 'yes' })
    response.end(JSON.stringify({ text: 'received '.repeat(50) }))
  }).listen(0, '127.0.0.1')
  await once(centre, 'listening')
  proxy = await openFaultProxy(`http://127.0.0.1:${(centre.address() as AddressInfo).port}`)
})

afterAll(async () => {
  await proxy.close()
  centre.closeAllConnections()
  centre.close()
})

beforeEach(() => (requests = []))

const post = (path: string) => fetch(`${proxy.url}${path}`, { method: 'POST', body: 'words' })

test('a proxy without faults passes request and answer unchanged', async () => {
  const answer = await post('/a?b=c')
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-centre')).toBe('yes')
  expect(await answer.json()).toEqual({ text: 'received '.repeat(50) })
  expect(requests).toEqual(['POST /a?b=c words'])
})

test('a reset keeps the request from the centre', async () => {
  proxy.spoil('/submit', ['reset'])
  await expect(post('/submit')).rejects.toThrow()
  expect(requests).toEqual([])
})

test('a lost reply was sent by the centre', async () => {
  proxy.spoil('/submit', ['reply lost'])
  await expect(post('/submit')).rejects.toThrow()
  expect(requests).toHaveLength(1)
})

test('a truncated answer begins well and cannot be read to its end', async () => {
  proxy.spoil('/submit', ['truncate'])
  const answer = await post('/submit')
  expect(answer.status).toBe(201)
  await expect(answer.text()).rejects.toThrow()
  expect(requests).toHaveLength(1)
})

test('a stalled answer does not arrive though the centre has sent it', async () => {
  proxy.spoil('/submit', ['stall'])
  const answer = post('/submit').then(() => 'answered')
  await expect.poll(() => requests).toContain('POST /submit words')
  await expect(Promise.race([answer, Promise.resolve('nothing yet')])).resolves.toBe('nothing yet')
  answer.catch(() => undefined)
})

test('a portal and an error answer without the centre, each once and in the order of the list', async () => {
  proxy.spoil('/submit', ['portal', 500, 401, 429])
  const before = proxy.done.length
  const answers = [await post('/submit'), await post('/submit'), await post('/submit'), await post('/submit')]
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 401, 429])
  expect(answers[0]!.headers.get('content-type')).toBe('text/html')
  expect(answers[3]!.headers.get('retry-after')).toBe('1')
  expect(requests).toEqual([])
  expect((await post('/elsewhere')).status).toBe(201)
  expect((await post('/submit')).status).toBe(201)
  expect(proxy.done.slice(before).map(({ fault }) => fault)).toEqual(['portal', 500, 401, 429, 'none'])
})
