import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

function socketPath(folder: string): string {
  const name = `khet-seva-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
  // The lock must never be what keeps a finished process alive.
  server.unref()
  return new Promise((done) => {
    server.once('error', () => done(undefined)).listen(path, () => done(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
      .once('connect', () => {
        socket.destroy()
        done(true)
      })
      .once('error', () => done(false))
  })
}

/**
 * Takes a data folder for this process and returns what gives it back; throws when another process has it.
 * PGlite has no lock of its own and the second process's writes are silently lost. A listening socket dies with its
 * process, so that neither kill -9 nor a reused process number leaves a folder locked.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder)
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(path)
    if (server) return () => new Promise((done) => server.close(() => done()))
    if (await answers(path)) break
    await rm(path, { force: true })
  }
  throw new Error(
    `The data folder ${folder} is in use by another process. Stop it first, or choose another DATA_DIR.`,
  )
}
