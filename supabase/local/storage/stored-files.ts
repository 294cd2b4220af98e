import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Metadata of a stored file. */
interface FileNote {
  mimetype: string
  cacheControl: string
  eTag: string
  size: number
  lastModified: string
}

/** A store of bytes by name, in memory or on disk. */
export interface Shelf {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}

/** Returns a store in memory, for tests. */
export function memoryShelf(): Shelf {
  const files = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  }
}

/** A shelf in a folder. A file appears whole or not at all, also when the power goes. */
export function diskShelf(folder: string): Shelf {
  return {
    async put(name, bytes) {
      const file = join(folder, name)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      try {
        await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
        await rename(`${file}.part`, file)
      } catch (error) {
        // Half of a file would take the room that is missing.
        await rm(`${file}.part`, { force: true }).catch(() => {})
        throw error
      }
    },
    get: (name) => readFile(join(folder, name)).catch(() => undefined),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function collected(body: unknown): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A name made of a hash: any key of a caller (`../`, a very long name) stays inside the folder. */
function nameOf(bucket: string, key: string): string {
  const hash = createHash('sha256').update(`${bucket}/${key}`).digest('hex')
  return `${hash.slice(0, 2)}/${hash}`
}

/** Lite's storage adapter over a folder; Lite exports none. It calls these methods by name. */
export class StoredFiles {
  readonly driver: Shelf

  constructor(shelf: Shelf) {
    this.driver = shelf
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: unknown,
    mimetype: string,
    cacheControl: string,
  ) {
    const bytes = await collected(body)
    const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
    const lastModified = new Date().toISOString()
    const note: FileNote = { mimetype, cacheControl, eTag, size: bytes.byteLength, lastModified }
    await this.driver.put(nameOf(bucket, key), bytes)
    await this.driver.put(`${nameOf(bucket, key)}.json`, Buffer.from(JSON.stringify(note)))
    return this.headObject(bucket, key)
  }

  async headObject(bucket: string, key: string) {
    const { lastModified, ...note } = await this.noteOf(bucket, key)
    return { ...note, contentLength: note.size, lastModified: new Date(lastModified), httpStatusCode: 200 }
  }

  async getObject(bucket: string, key: string) {
    const body = await this.driver.get(nameOf(bucket, key))
    return { httpStatusCode: 200, metadata: await this.headObject(bucket, key), ...(body ? { body } : {}) }
  }

  async deleteObject(bucket: string, key: string) {
    await this.driver.remove(nameOf(bucket, key))
    await this.driver.remove(`${nameOf(bucket, key)}.json`)
  }

  async deleteObjects(bucket: string, keys: string[]) {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ) {
    const { mimetype, cacheControl } = await this.noteOf(sourceBucket, source)
    const body = (await this.driver.get(nameOf(sourceBucket, source))) ?? Buffer.alloc(0)
    const { eTag, lastModified } = await this.uploadObject(
      bucket,
      key,
      undefined,
      body,
      mimetype,
      cacheControl,
    )
    return { httpStatusCode: 200, eTag, lastModified }
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Stored files have no address of their own.')
  }

  private async noteOf(bucket: string, key: string): Promise<FileNote> {
    const text = await this.driver.get(`${nameOf(bucket, key)}.json`)
    if (!text) throw new Error('The stored file is missing.')
    return JSON.parse(text.toString('utf8')) as FileNote
  }
}
