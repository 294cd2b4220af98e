import { once } from 'node:events'
import { get } from 'node:https'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Returns the lengths of the TLS records of a server's answer, in bytes; their content is encrypted. */
export async function recordsOf(url: string): Promise<number[]> {
  const { port, pathname } = new URL(url)
  const pieces: Buffer[] = []
  const between = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    far.on('data', (piece) => pieces.push(piece)).pipe(near)
    near.on('error', () => far.destroy()).pipe(far)
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const { port: own } = between.address() as AddressInfo
  const headers = { 'accept-encoding': 'br' }
  const requests = get({ host: '127.0.0.1', port: own, path: pathname, headers, rejectUnauthorized: false })
  const [answer] = await once(requests, 'response')
  await once(answer.resume(), 'end')
  requests.destroy()
  between.close()
  return lengthsIn(Buffer.concat(pieces))
}

/** Five bytes before each record give its kind, version and length (RFC 8446, 5.1). */
function lengthsIn(bytes: Buffer): number[] {
  const lengths = []
  for (let at = 0; at + 5 <= bytes.length; at += 5 + lengths.at(-1)!) lengths.push(bytes.readUInt16BE(at + 3))
  return lengths
}
