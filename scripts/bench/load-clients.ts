import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Client, type Request } from 'autocannon'
import { newPhone, nextRequest, type LoadPerson, type LoadPlace, type LoadRequest } from './load-mix.ts'

/** The results of many clients: times in ms and errors, by kind. */
export interface Loaded {
  readonly times: Map<string, number[]>
  readonly errors: Map<string, number>
  readonly requests: number
  readonly seconds: number
}

/**
 * Requests of a client per second, and the number of parts of a second in which clients start. A visible page polls
 * every 30 s, so a client stands for thirty of them.
 */
const [rate, parts] = [1, 10]

/** An account orders 30 times an hour at most. */
const ordersEach = 29

/** The header with the client of a request; the backend counts requests by address. */
export const clientHeader = 'x-load-client'

/**
 * Runs a number of clients that send one request after the other until the time is over. Each has its own address and
 * account.
 */
export async function loadWith(clients: number, seconds: number, place: LoadPlace): Promise<Loaded> {
  const [times, errors] = [new Map<string, number[]>(), new Map<string, number>()]
  const wrong = (name: string, count = 1) => errors.set(name, (errors.get(name) ?? 0) + count)
  const buyer = buyersOf(place)
  let number = 0
  const setupClient = (client: Client) => {
    const phone = newPhone(place.people[number]!)
    const address = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`
    number++
    let current: LoadRequest | undefined
    let following: LoadRequest | undefined
    const setupRequest = (given: Request): Request => {
      current = following ?? nextRequest(phone, place, buyer)
      return {
        ...given,
        method: 'POST',
        path: current.path,
        body: current.body,
        headers: headersOf(current, place, address),
      }
    }
    const onResponse = (status: number, text: string) => {
      const problem = problemOf(status, text, current!)
      if (problem) wrong(`${current!.kind} ${problem}`)
      following = problem ? undefined : current!.next?.()
    }
    client.on('response', (_status, _bytes, ms) => note(times, current!.kind, ms))
    client.setRequests([{ setupRequest, onResponse }])
  }
  const began = performance.now()
  const running = []
  for (let part = 0; part < parts; part++) {
    const connections = clients / parts
    running.push(
      autocannon({ url: place.site, connections, connectionRate: rate, duration: seconds, setupClient }),
    )
    await pause(1000 / parts / rate)
  }
  const results = await Promise.all(running)
  const lost = results.reduce((sum, result) => sum + result.errors, 0)
  if (lost > 0) wrong('no answer', lost)
  const requests = results.reduce((sum, result) => sum + result['2xx'] + result.non2xx, 0)
  return { times, errors, requests, seconds: (performance.now() - began) / 1000 }
}

/** Returns accounts that may still order, one after the other; `undefined` once all have. */
const placed = { count: 0 }
function buyersOf({ people }: LoadPlace): () => LoadPerson | undefined {
  return () => people.at(-1 - Math.floor(placed.count++ / ordersEach))
}

function note(times: Map<string, number[]>, kind: string, ms: number): void {
  const known = times.get(kind)
  if (known) known.push(ms)
  else times.set(kind, [ms])
}

/** Storage's answer to a file that is there already, as after an upload whose answer did not come; phones take it as stored. */
const isStored = (text: string) => /"statusCode":\s*"?409/.test(text)

/** Returns the fault of an answer, including a refusal within a successful one; `undefined` without one. */
function problemOf(status: number, text: string, { onAnswer }: LoadRequest): string | undefined {
  if (status === 400 && isStored(text)) return undefined
  if (status >= 300) return `${status}`
  const [, refused] = /"refused":\s*\{[^{}]*"status":\s*(\d+)/.exec(text) ?? []
  if (refused) return `refused ${refused}`
  onAnswer?.(JSON.parse(text))
  return undefined
}

function headersOf({ type = 'application/json', token }: LoadRequest, place: LoadPlace, address: string) {
  return {
    [clientHeader]: address,
    apikey: place.publishableKey,
    'content-type': type,
    ...(token && { authorization: `Bearer ${token}` }),
  }
}
