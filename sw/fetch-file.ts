import {
  asResponse,
  fetchWhole,
  withRetries,
  type Timeouts,
  type WholeAnswer,
} from '#src/base/patient-fetch.ts'

/** For a file: a line of the slowest kind takes eight seconds until it answers. */
const patience: Timeouts = { head: 10_000, idle: 10_000 }

const attempts = 3

/** A file over the network, with all of its body. What does not come in time is asked for again; rejects after that. */
export function fileOverLine(request: string | Request, init?: RequestInit): Promise<WholeAnswer> {
  return withRetries(() => fetchWhole((signal) => fetch(request, { ...init, signal }), patience), attempts)
}

/** The same, as an answer to whoever asked; rejects as the network does. */
export async function answerOverLine(request: Request): Promise<Response> {
  // Part of a film or a recording is played while the rest is on its way.
  if (request.headers.has('range')) return fetch(request)
  return asResponse(await fileOverLine(request))
}
