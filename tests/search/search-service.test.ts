import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSearchService } from '#src/platform/search/search-service.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'

let server: Server
let served: object = {}
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/search-en.json`

beforeAll(async () => {
  server = createServer((_, response) => response.end(JSON.stringify(served)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

it('answers as without a pack while the pack cannot be opened, and fetches it again for the next search', async () => {
  const answer = openSearchService(address())
  const search = (number: number) =>
    answer({
      kind: 'search',
      number,
      question: { text: 'wheat', shelves: undefined, customer: undefined },
      most: 5,
    })
  const pack = await searchPackOf('en')
  const { offers: _, ...half } = pack
  served = half
  expect(await search(1)).toMatchObject({ number: 1, found: undefined })
  served = pack
  const found = (await search(2))?.found
  expect(found?.items.length).toBeGreaterThan(0)
})
