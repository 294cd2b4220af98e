import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request as call } from 'node:http'
import { newPhone, nextRequest, type LoadPerson, type LoadPlace, type LoadRequest } from './load-mix.ts'

/** What many clients at once were answered: times in ms and errors, by kind. */
export interface Loaded {
  readonly times: Map<string, number[]>
  readonly errors: Map<string, number>
  readonly requests: number
  readonly seconds: number
}

interface Answer {
  status: number
  text: string
}

/**
 * How long a client waits between two requests, on the average. A page that is looked at asks every 30 s: a client stands for
 * some thirty of them. 0: none, which says only how long the line is.
 */
const pauseMs = Number(process.env['PAUSE'] ?? 1_000)

/** An account orders 30 times an hour at most. */
const ordersEach = 29

/** Has so many clients ask one thing after the other until the time is over. Each has an address and an account of its own. */
export async function loadWith(clients: number, seconds: number, place: LoadPlace): Promise<Loaded> {
  const [times, errors] = [new Map<string, number[]>(), new Map<string, number>()]
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  const buyer = buyersOf(place)
  let requests = 0
  const client = async (number: number) => {
    // Loopback has 16 million addresses; the backend counts what comes from each.
    const localAddress = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`
    const agent = new Agent({ keepAlive: true, localAddress })
    const phone = newPhone(place.people[number]!)
    while (!isOver()) {
      await pause(Math.random() * 2 * pauseMs)
      let next: LoadRequest | undefined = nextRequest(phone, place, buyer)
      for (; next; next = next.next?.()) {
        const from = performance.now()
        const answer = await sent(place, next, agent)
        note(times, next.kind, performance.now() - from)
        requests++
        const problem = problemOf(answer, next)
        if (!problem) continue
        const name = `${next.kind} ${problem}`
        errors.set(name, (errors.get(name) ?? 0) + 1)
        break
      }
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return { times, errors, requests, seconds: (performance.now() - began) / 1000 }
}

/** Gives out accounts that may still order, one after the other; nobody once all have. */
const placed = { count: 0 }
function buyersOf({ people }: LoadPlace): () => LoadPerson | undefined {
  return () => people.at(-1 - Math.floor(placed.count++ / ordersEach))
}

function note(times: Map<string, number[]>, kind: string, ms: number): void {
  const known = times.get(kind)
  if (known) known.push(ms)
  else times.set(kind, [ms])
}

/** What is wrong with an answer, also where it refuses something within a good one; undefined where nothing is. */
function problemOf({ status, text }: Answer, { onAnswer }: LoadRequest): string | undefined {
  if (status >= 300) return `${status}`
  const [, refused] = /"refused":\s*\{[^{}]*"status":\s*(\d+)/.exec(text) ?? []
  if (refused) return `refused ${refused}`
  onAnswer?.(JSON.parse(text))
  return undefined
}

function sent({ site, publishableKey }: LoadPlace, request: LoadRequest, agent: Agent): Promise<Answer> {
  const { path, body, type = 'application/json', token } = request
  const headers = {
    apikey: publishableKey,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ status: 999, text: error.code ?? '' })
    const going = call(`${site}${path}`, { method: 'POST', headers, agent }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', failed)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
    })
    going.on('error', failed).end(body)
  })
}
