import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** An HTTP proxy over which a browser reaches everything. */
export interface BrowserProxy {
  readonly port: number
  /** Cuts it, with all requests on their way, or mends it. */
  cut(isCut: boolean): void
  close(): void
}

/** Opens one on this machine. */
export async function openBrowserProxy(): Promise<BrowserProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const cut = (whether: boolean) => {
    isCut = whether
    if (isCut) for (const socket of sockets) socket.destroy()
  }
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const onward = request(url, { method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.statusMessage, reply.headers)
      reply.pipe(outgoing)
      reply.on('error', () => incoming.socket.destroy())
    })
    onward.on('error', () => incoming.socket.destroy())
    // Half a request never ends at the centre either.
    incoming.on('close', () => incoming.complete || onward.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      cut(true)
      server.close()
    },
  }
}
