import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowserProxy, type BrowserProxy } from '#e2e/engines/browser-proxy.ts'

let centre: Server
let proxy: BrowserProxy
let answered = 0
/** Ends the answer of `/slow`. */
let goOn = () => {}

beforeAll(async () => {
  centre = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += part
    answered++
    if (incoming.url === '/slow') {
      outgoing.write('half ')
      goOn = () => void outgoing.end('and whole')
    } else outgoing.writeHead(201, { 'x-centre': 'yes' }).end(`${incoming.method} ${incoming.url} ${body}`)
  }).listen(0, '127.0.0.1')
  await once(centre, 'listening')
  proxy = await openBrowserProxy()
})

afterAll(() => {
  proxy.close()
  centre.closeAllConnections()
  centre.close()
})

beforeEach(() => {
  answered = 0
  proxy.cut(false)
})

/** Asks as a browser asks a proxy: by the whole address. */
async function ask(path: string): Promise<IncomingMessage> {
  const outgoing = request({
    host: '127.0.0.1',
    port: proxy.port,
    method: 'POST',
    path: `http://127.0.0.1:${(centre.address() as AddressInfo).port}${path}`,
    agent: false,
  })
  outgoing.end('words')
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
  return reply
}

const textOf = async (reply: IncomingMessage) => (await reply.toArray()).join('')

test('a whole proxy passes request and answer unchanged', async () => {
  const reply = await ask('/a?b=c')
  expect(reply.statusCode).toBe(201)
  expect(reply.headers['x-centre']).toBe('yes')
  expect(await textOf(reply)).toBe('POST /a?b=c words')
})

test('a cut proxy lets nothing through, until it is mended', async () => {
  proxy.cut(true)
  await expect(ask('/a')).rejects.toThrow()
  expect(answered).toBe(0)
  proxy.cut(false)
  expect((await ask('/a')).statusCode).toBe(201)
})

test('a cut ends the answer that is on its way', async () => {
  const reply = await ask('/slow')
  const whole = textOf(reply)
  proxy.cut(true)
  goOn()
  await expect(whole).rejects.toThrow()
})
