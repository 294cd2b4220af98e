import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The browser's half of a subscription, by Node's cryptography and without the code under test. */
export interface Browser {
  readonly p256dh: string
  readonly auth: string
  /** Returns a message's text; throws if it is not for this browser. */
  open(body: Buffer): string
}

/** A browser that has just made its keys, or has the ones that are given (private key, secret). */
export function newBrowser(given?: { privateKey: string; auth: string }): Browser {
  const ecdh = createECDH('prime256v1')
  if (given) ecdh.setPrivateKey(Buffer.from(given.privateKey, 'base64url'))
  else ecdh.generateKeys()
  const secret = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16)
  const own = ecdh.getPublicKey()
  const derive = (from: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, bytes))
  return {
    p256dh: own.toString('base64url'),
    auth: secret.toString('base64url'),
    open(body) {
      const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
      const theirs = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
      const from = derive(ecdh.computeSecret(theirs), secret, info, 32)
      const key = derive(from, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(from, salt, 'Content-Encoding: nonce\0', 12)
      const record = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      // The last record: the words, a two, and zeros if any.
      const end = padded.lastIndexOf(2)
      if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('This is no last record.')
      return padded.subarray(0, end).toString()
    },
  }
}

/** Returns the claims of a push service's token, after checking its signature with the key beside it. */
export function tokenIn(authorization: string): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The token is not signed by its key.')
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  if (read(header)['alg'] !== 'ES256') throw new Error('The token is not signed with ES256.')
  return { claims: read(claims), key }
}

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine: records messages, and answers as a test says. */
export interface PushService {
  readonly origin: string
  readonly pushed: Pushed[]
  /** The answers to the next messages, in turn; 201 when there is none left. */
  readonly answers: { status: number; headers?: Record<string, string> }[]
  close(): void
}

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = []
  const answers: PushService['answers'] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const { status, headers } = answers.shift() ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // Of functions that start after this.
  process.env['KHET_PUSH_LOOPBACK'] = 'yes'
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, pushed, answers, close: () => server.close() }
}
