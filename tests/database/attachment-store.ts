import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import {
  loan,
  rules,
  trainings,
  type Entry,
  type ListedFile,
  type Receipt,
  type Result,
} from './open-desk.ts'
import { contentRow } from './as-person.ts'

/** Somebody with an account, signed in. */
export interface Signed {
  id: string
  token: string
}

export interface CentreResponse {
  status: number
  body: Record<string, unknown>
}

/** The project as it runs on one machine, its function complete-request in Deno, behind a real port. */
export interface AttachmentStore {
  backend: LocalBackend
  site: string
  /** Secret of tokens and links. */
  jwtSecret: string
  signedIn(who: string): Promise<Signed>
  call(path: string, init?: RequestInit, person?: Signed): Promise<Response>
  send(person: Signed, entry: Entry): Promise<Result>
  /** Puts bytes under a name as a phone does. */
  put(
    person: Signed | undefined,
    name: string,
    attachment: Attachment,
    headers?: Record<string, string>,
  ): Promise<CentreResponse>
  complete(person: Signed | undefined, id: string): Promise<CentreResponse>
  sign(person: Signed | undefined, name: string, expiresIn?: number): Promise<CentreResponse>
  /** Returns the hash of a stored file; `undefined` if there is none. */
  stored(name: string): Promise<string | undefined>
  close(): Promise<void>
}

/** A file and how a manifest lists it. */
export interface Attachment {
  bytes: Uint8Array<ArrayBuffer>
  listed: ListedFile
}

/** A grey picture of 8 × 8 pixels up to its scan, and an empty page: what makes a file differ stands within, and the end behind it. */
const beginnings: Record<string, readonly number[]> = {
  'image/jpeg': [
    0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0,
  ],
  'application/pdf': [...Buffer.from('%PDF-1.7\n')],
}
const endings: Record<string, readonly number[]> = {
  'image/jpeg': [0xff, 0xd9],
  'application/pdf': [...Buffer.from('%%EOF')],
}

let attachments = 0

/** Returns a new file of a type by its first bytes. */
export function newAttachment(slot: string, type = 'image/jpeg', size = 2_000): Attachment {
  const bytes = new Uint8Array(size)
  bytes.set(beginnings[type] ?? [])
  bytes.set(Buffer.from(`paper ${++attachments}`), 32)
  const end = endings[type] ?? []
  bytes.set(end, size - end.length)
  return attachmentOf(slot, bytes, type)
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Bytes as a manifest lists them. */
export function attachmentOf(slot: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): Attachment {
  return { bytes, listed: { slot, sha256: hashOf(bytes), bytes: bytes.byteLength, type } }
}

/** An application that lists these documents. */
export const loanWith = (...allAttachments: Attachment[]) =>
  loan({ manifest: allAttachments.map(({ listed }) => listed) })

export const nameOf = (person: Signed, id: string, { listed }: Attachment) =>
  `${person.id}/${id}/${listed.sha256}`

export async function openAttachmentStore(log: (line: string) => void = () => {}): Promise<AttachmentStore> {
  let backend: LocalBackend
  const server: Server = createServer(serverOptions, (request, response) =>
    nodeHandler(backend)(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-papers-'))
  backend = await openCachedBackend({ siteUrl: site, dataDir, log })
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as {
    jwtSecret: string
  }
  await backend.query(`select publish_form_rules($1::jsonb)`, [JSON.stringify(rules)])
  await backend.query(`select publish_catalogue('a', $1::jsonb)`, [
    JSON.stringify([contentRow('item-1'), ...trainings]),
  ])

  const call: AttachmentStore['call'] = (path, init = {}, person) =>
    fetch(`${site}${path}`, {
      ...init,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(person ? { authorization: `Bearer ${person.token}` } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
    })
  const changes = async (answer: Promise<Response>): Promise<CentreResponse> => {
    const response = await answer
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const post = (path: string, body: unknown, person?: Signed) =>
    changes(call(path, { method: 'POST', body: JSON.stringify(body) }, person))

  return {
    backend,
    site,
    jwtSecret,
    call,
    async signedIn(who) {
      const { body } = await post('/auth/v1/token?grant_type=password', {
        email: `${who}@example.org`,
        password: loopbackPassword,
      })
      return { id: (body.user as { id: string }).id, token: String(body.access_token) }
    },
    async send(person, entry) {
      const { body } = await post('/rest/v1/rpc/submit_requests', { entries: [entry] }, person)
      return (body.results as Result[])[0]!
    },
    put: (person, name, { bytes, listed }, headers = {}) =>
      changes(
        call(
          `/storage/v1/object/documents/${name}`,
          { method: 'POST', body: bytes, headers: { 'content-type': listed.type, ...headers } },
          person,
        ),
      ),
    complete: (person, id) => post('/functions/v1/complete-request', { id }, person),
    sign: (person, name, expiresIn = 300) =>
      post(`/storage/v1/object/sign/documents/${name}`, { expiresIn }, person),
    async stored(name) {
      const response = await call(`/storage/v1/object/documents/${name}`, {
        headers: { apikey: backend.asServiceKey, authorization: `Bearer ${backend.asServiceKey}` },
      })
      return response.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : undefined
    },
    async close() {
      await backend.close()
      server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the receipt in an answer of complete-request. */
export const receiptIn = ({ body }: CentreResponse) => body.receipt as Receipt
