import { createHash } from 'node:crypto'

interface Listed {
  slot: string
  sha256: string
  bytes: number
  type: string
}

interface Request {
  readonly owner: string
  readonly files: readonly Listed[]
  readonly receipt: object
}

/** The centre's bucket of documents and its look at them, at the network's edge. */
export class CentreFiles {
  /** By the name that they are stored under. */
  readonly objects = new Map<string, Uint8Array>()
  /** Received files in order. */
  readonly uploads: string[] = []
  readonly complete = new Set<string>()
  private readonly requestOf: (id: string) => Request | undefined

  constructor(requestOf: (id: string) => Request | undefined) {
    this.requestOf = requestOf
  }

  upload(name: string, account: string, bytes: Uint8Array, type: string): Response {
    const [owner, id = '', sha256 = ''] = name.split('/')
    this.uploads.push(sha256)
    const request = this.requestOf(id)
    const listed = request?.files.find((file) => file.sha256 === sha256)
    if (owner !== account || request?.owner !== account || this.complete.has(id) || listed?.type !== type)
      return Response.json({ statusCode: '403', error: 'Unauthorized', message: 'no' }, { status: 400 })
    if (this.objects.has(name))
      return Response.json({ statusCode: '409', error: 'Duplicate', message: 'there' }, { status: 400 })
    this.objects.set(name, bytes)
    return Response.json({ Id: 'x', Key: `documents/${name}` })
  }

  info(name: string): Response {
    if (this.objects.has(name)) return Response.json({ name })
    return Response.json({ statusCode: '404', error: 'not_found', message: 'none' }, { status: 400 })
  }

  look(id: string, account: string): Response {
    const request = this.requestOf(id)
    if (request?.owner !== account)
      return Response.json({ error: { code: 'request_unknown', message: 'none' } }, { status: 404 })
    const missing = request.files.filter(({ sha256 }) => {
      const bytes = this.objects.get(`${account}/${id}/${sha256}`)
      return !bytes || createHash('sha256').update(bytes).digest('hex') !== sha256
    })
    if (missing.length === 0) this.complete.add(id)
    const state = missing.length === 0 ? 'complete' : 'incomplete'
    return Response.json({
      receipt: { ...request.receipt, state },
      ...(missing.length === 0 ? {} : { missing: missing.map(({ sha256 }) => sha256) }),
    })
  }
}
