import { vi } from 'vitest'

/** The parts of Deno that these functions use. */
interface DenoEnvironment {
  readonly env: { get(name: string): string | undefined }
}

declare global {
  // oxlint-disable-next-line no-var -- a global is declared like this
  var Deno: DenoEnvironment
}

/** The environment of the functions; the tests of a file share it. */
export const settings: Record<string, string | undefined> = {}

vi.stubGlobal('Deno', { env: { get: (name) => settings[name] } } satisfies DenoEnvironment)

/** A request to a provider, as it left. */
export interface Sent {
  readonly url: string
  readonly method: string | undefined
  readonly headers: unknown
  readonly body: unknown
}

/** Answers of a provider, in the order of the requests, and the requests themselves. */
export const network: { answers: Response[]; sent: Sent[]; inits: RequestInit[] } = {
  answers: [],
  sent: [],
  inits: [],
}

/** Takes the place of the network: `network` has its answers. */
export function answerTheNetwork(): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    network.inits.push(init)
    network.sent.push({ url, method: init.method, headers: init.headers, body: init.body })
    const answer = network.answers.shift()
    if (!answer) throw new TypeError('fetch failed')
    return answer
  })
}

/** Forgets settings, answers and requests. */
export function resetNetwork(): void {
  for (const name of Object.keys(settings)) delete settings[name]
  for (const list of [network.answers, network.sent, network.inits]) list.length = 0
}
