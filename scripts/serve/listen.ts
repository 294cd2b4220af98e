import { createServer, type Server } from 'node:http'
import { codeOf, PlainError } from '#local/plain-error.ts'

interface Place {
  readonly host: string
  readonly port: number
}

const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program, perhaps by another Khet Seva. Stop that one, or start with another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Take a port above 1023: PORT=4173 npm start`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1, or to an address that this machine has.`,
  ENOTFOUND: ({ host }) =>
    `HOST is ${host}, a name that nobody knows. Set it to 127.0.0.1, or to an address that this machine has.`,
}

/** Codes by which systems say the same. */
const sameAs: Record<string, string> = {
  EINVAL: 'EADDRNOTAVAIL',
  EAFNOSUPPORT: 'EADDRNOTAVAIL',
  EAI_AGAIN: 'ENOTFOUND',
}

/** Why a server cannot listen there, as a sentence. */
function listenFailure(error: unknown, place: Place): unknown {
  const code = codeOf(error)
  const explain = sentences[sameAs[code] ?? code]
  return explain ? new PlainError(explain(place), { cause: error }) : error
}

/** Has a server listen; rejects with a plain sentence where it cannot. */
export async function listen(server: Server, place: Place): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(place.port, place.host, resolve),
    )
  } catch (error) {
    throw listenFailure(error, place)
  }
}

/** Rejects with a plain sentence if nobody could listen, before a build and a database take their time. */
export async function refuseTakenPort(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}
