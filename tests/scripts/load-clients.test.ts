import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import { clientHeader, loadWith } from '#scripts/bench/load-clients.ts'

const received: { readonly path: string; readonly client: unknown; readonly token: string | undefined }[] = []

/** A centre that has nothing new and refuses to look at carts. */
function answered({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  received.push({ path: url, client: headers[clientHeader], token: headers.authorization })
  response.statusCode = url.endsWith('/shop_changes') ? 503 : 200
  response.end('{"shop_changes": {}, "cart_changes": {}, "request_changes": {}, "order_changes": {}}')
}

const server = createServer((request, response) => {
  request.resume().on('end', () => answered(request, response))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close().closeAllConnections())

it('each client has its own address and account, and refusals are counted by kind', async () => {
  const people = Array.from({ length: 20 }, (_, number) => ({ id: `${number}`, token: `token-${number}` }))
  const { times, errors, requests } = await loadWith(20, 1, {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: 'key',
    snapshot: '',
    people,
    goods: [{ id: 'seeds-catalog/wheat', price_paise: 100 }],
    staff: 'staff',
  })
  expect(new Set(received.map(({ client }) => client)).size).toBe(20)
  expect(requests).toBe([...times.values()].flat().length)
  expect(received.length - requests).toBeLessThanOrEqual(20)
  const visits = received.filter(({ path }) => path.endsWith('/shop_changes'))
  expect(visits.every(({ token }) => token === undefined)).toBe(true)
  expect([...errors]).toEqual([['shop_changes 503', times.get('shop_changes')!.length]])
})
