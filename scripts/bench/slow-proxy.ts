import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy before a server of this machine, as slow for a page as for its worker. */
export interface SlowProxy {
  readonly url: string
  /** False: it is as fast as this machine; the phone's own page of the app is fetched so. */
  slow: boolean
  close(): void
}

/** One way of a farmer's network: 400 ms there and back, 400 kbps down and 150 up. */
const oneWayMs = 200
const bytesPerSecond = { down: 50_000, up: 18_750 }
const packet = 1_460

/** Opens it. Its connections share one line, as phones share a mast. */
export async function openSlowProxy(target: string): Promise<SlowProxy> {
  const { port, hostname } = new URL(target)
  const sockets = new Set<Socket>()
  const free = { down: 0, up: 0 }
  const proxy = { slow: false }

  const carry = async (from: Socket, to: Socket, way: 'down' | 'up') => {
    let sent = Promise.resolve()
    for await (const bytes of from as AsyncIterable<Buffer>)
      for (let at = 0; at < bytes.length; at += packet) {
        const part = bytes.subarray(at, at + packet)
        if (proxy.slow) {
          const now = performance.now()
          free[way] = Math.max(free[way], now) + (part.length / bytesPerSecond[way]) * 1_000
          // Forwarded when its last byte has arrived; the next one may be in progress, because timers keep no order.
          const earlier = sent
          sent = pause(free[way] + oneWayMs - now)
            .then(() => earlier)
            .then(() => void (to.writable && to.write(part)))
          await pause(free[way] - now)
        } else to.write(part)
      }
    await sent
    to.end()
  }
  const server = createServer(async (near) => {
    if (proxy.slow) await pause(2 * oneWayMs)
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    void carry(near, far, 'up').catch(() => far.destroy())
    void carry(far, near, 'down').catch(() => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
}
