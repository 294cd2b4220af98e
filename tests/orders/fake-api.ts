import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider's behavior: `lost` acts and never answers, `slow` answers after a very long time. */
export type Mood = 'well' | 'lost' | 'slow' | 'garbage' | 'overloaded'

export interface RecordedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeApi {
  address: string
  mood: Mood
  /** Everything that was asked. */
  requests: RecordedRequest[]
  close(): Promise<void>
}

/** A provider's API on its own port; `answer` follows the provider's documentation. */
export async function openFakeApi(
  answer: (received: RecordedRequest) => { status: number; body: object },
): Promise<FakeApi> {
  const api: FakeApi = { address: '', mood: 'well', requests: [], close: async () => {} }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake')
    const received = { method: request.method ?? '', path, query, headers: request.headers, body }
    api.requests.push(received)
    if (api.mood === 'overloaded') return response.writeHead(503).end('{"error":{}}')
    const result = answer(received)
    if (api.mood === 'garbage')
      return response.writeHead(200).end('<html>Please sign in to this network</html>')
    if (api.mood === 'lost') return request.socket.destroy()
    if (api.mood === 'slow') return undefined
    return response
      .writeHead(result.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(result.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  api.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api.close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return api
}
