import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** One request and its response, in bytes at the socket, headers included. */
export interface Exchange {
  readonly requestLine: string
  up: number
  down: number
}

/** A counting proxy before a local server. */
export interface CountingProxy {
  readonly url: string
  readonly exchanges: readonly Exchange[]
  close(): void
}

/**
 * Opens a proxy that forwards and counts every byte.
 *
 * @param cuts returns whether a request, by its request line, is cut in the middle of its body; called once for
 *   each
 */
export async function openCountingProxy(
  port: number,
  cuts: (requestLine: string) => boolean = () => false,
): Promise<CountingProxy> {
  const exchanges: Exchange[] = []
  const server = createServer((phone) => pass(phone, connect(port, '127.0.0.1'), exchanges, cuts))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () => void server.close(),
  }
}

/** A browser sends the next request over a connection only once the last one is answered: that parts the exchanges. */
function pass(
  phone: Socket,
  centre: Socket,
  exchanges: Exchange[],
  cuts: (requestLine: string) => boolean,
): void {
  let current: Exchange | undefined
  let cutAfter = Infinity
  const breakOff = () => (phone.destroy(), centre.destroy())
  phone.on('data', (bytes) => {
    if (!current || current.down > 0) {
      const head = bytes.toString('latin1')
      current = { requestLine: head.split('\r\n', 1)[0]!, up: 0, down: 0 }
      exchanges.push(current)
      cutAfter = cuts(current.requestLine) ? middleOfBody(head) : Infinity
    }
    const passed = bytes.subarray(0, Math.max(0, cutAfter - current.up))
    // Bytes that the phone sent before the connection broke count too.
    current.up += bytes.length
    centre.write(passed, () => current!.up >= cutAfter && breakOff())
  })
  centre.on('data', (bytes) => {
    if (current) current.down += bytes.length
    phone.write(bytes)
  })
  for (const [one, other] of [
    [phone, centre],
    [centre, phone],
  ] as const) {
    one.on('end', () => other.end())
    one.on('error', breakOff)
  }
}

/** Returns the bytes of a request's head and half of its body. */
function middleOfBody(head: string): number {
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return head.indexOf('\r\n\r\n') + 4 + Math.floor(body / 2)
}
