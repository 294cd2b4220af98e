import fc from 'fast-check'
import { faultOf } from './response-faults.ts'
import { requestsOfOurs, requestsTo, type FuzzRequest } from './fuzz-requests.ts'
import { accountsIn, rowsOf, wrongRows } from './rows.ts'
import { send, type Answered } from './send.ts'
import { readSurface } from './surface.ts'
import { findGoods, mark, namesFor, withThings, type Goods } from './things.ts'
import { deskCallers, openWorld, subjectOf, type Things, type World } from './fuzz-backend.ts'

export interface Fault {
  kind: string
  request: Answered['sent']
  headers: Record<string, string>
  status: number
  said: string
}

export interface Found {
  requests: number
  faults: Fault[]
  /** How many answers of each status each kind of target gave. */
  statuses: Record<string, number>
  slowest: { ms: number; what: string }[]
  /** By target, how many requests did something. */
  done: Record<string, number>
  wrong: string[]
  meddled: string[]
}

/** A sender and a victim; members of the desk have one whom they may change. */
interface Cast {
  things: Map<string, Things>
  bystander: Things
  customer: Things
  goods: Goods
}

async function gather(world: World): Promise<Cast> {
  const goods = await findGoods(world)
  const bystander = await withThings(world, 'bystander', goods, mark)
  const customer = await withThings(world, 'customer', goods, 'Customer')
  const things = new Map<string, Things>()
  for (const name of world.farmers) things.set(name, await withThings(world, name, goods, 'Farmer'))
  return { things, bystander, customer, goods }
}

class Run {
  readonly found: Omit<Found, 'wrong' | 'meddled'> = {
    requests: 0,
    faults: [],
    statuses: {},
    slowest: [],
    done: {},
  }
  private readonly known = new Set<string>()
  private readonly world: World
  private readonly cast: Cast

  constructor(world: World, cast: Cast) {
    this.world = world
    this.cast = cast
  }

  /** Sends up to a number of requests; shrinks each kind of fault and reports it once. */
  async ask(requests: fc.Arbitrary<FuzzRequest>, count: number, seed: number): Promise<void> {
    let last: Fault | undefined
    const property = fc.asyncProperty(requests, async (request) => {
      const fault = await this.once(request)
      if (!fault || this.known.has(fault.kind)) return
      last = fault
      throw new Error(fault.kind)
    })
    for (let left = count, round = 0; left > 0; round++) {
      const { failed, numRuns } = await fc.check(property, {
        seed: seed + round,
        numRuns: left,
        endOnFailure: false,
      })
      left -= numRuns
      if (!failed || !last) continue
      this.known.add(last.kind)
      this.found.faults.push(last)
    }
  }

  private async once(request: FuzzRequest): Promise<Fault | undefined> {
    const { world, found } = this
    if (found.requests++ % 100 === 0) await world.restore()
    const by = request.who === 'farmer' ? world.farmers[found.requests % world.farmers.length]! : request.who
    const answered = await send(world, request, by, this.namesOf(request, by)).catch(
      (error: Error): Answered => ({
        status: 599,
        headers: {},
        text: error.message,
        ms: 0,
        sent: { method: request.method, path: request.path.join('/'), body: '', by },
      }),
    )
    this.note(request, answered)
    // An admin's change of roles is undone at once: a farmer who became one would read others' data.
    if (request.who === 'admin' && /user_roles/.test(answered.sent.path)) await world.restore()
    const fault = faultOf(request, answered)
    if (!fault) return undefined
    return {
      kind: `${request.what}: ${fault}`,
      request: answered.sent,
      headers: request.headers,
      status: answered.status,
      said: answered.text.slice(0, 600),
    }
  }

  private namesOf({ who, pick }: FuzzRequest, by: string) {
    const { things, bystander, customer, goods } = this.cast
    const isDesk = who === 'service' || (deskCallers as readonly string[]).includes(who)
    const somebody = this.world.farmers[pick % this.world.farmers.length]!
    const token = this.world.token(by)
    const own = things.get(by) ?? {
      ...things.get(somebody)!,
      user: token?.includes('.') ? subjectOf(token) : crypto.randomUUID(),
    }
    return namesFor(goods, own, isDesk ? customer : bystander, pick)
  }

  private note({ what, who }: FuzzRequest, { status, ms, text, sent }: Answered): void {
    const { found, cast } = this
    found.statuses[status] = (found.statuses[status] ?? 0) + 1
    if (status < 300) found.done[what] = (found.done[what] ?? 0) + 1
    found.slowest = [...found.slowest, { ms: Math.round(ms), what: `${what} ${sent.method} ${status}` }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5)
    const things = cast.things.get(sent.by)
    if (!things || who !== 'farmer' || status >= 300) return
    const [, order] = /"(?:placed":\s*\{[^{}]*"id|orderId)":\s*"([0-9a-f-]{36})"/.exec(text) ?? []
    if (order) things.orders = [order, ...things.orders].slice(0, 4)
    const [, ref] = /local\/pay\/(\w+)/.exec(text) ?? []
    if (ref) things.refs = [ref, ...things.refs].slice(0, 4)
  }
}

/** Sends random requests of a seed, then checks the database. */
export async function fuzz({
  count,
  seed,
  farmers,
}: {
  count: number
  seed: number
  farmers: number
}): Promise<Found> {
  const world = await openWorld(farmers)
  try {
    const cast = await gather(world)
    const before = await rowsOf(world.backend, cast.bystander.user)
    const accounts = await accountsIn(world.backend)
    const surface = await readSurface(world.backend)
    const run = new Run(world, cast)
    await run.ask(requestsTo(surface), count, seed)
    const after = await rowsOf(world.backend, cast.bystander.user)
    const meddled = Object.keys(before).filter((name) => before[name]!.join('\n') !== after[name]?.join('\n'))
    const wrong = await wrongRows(world.backend, accounts)
    // Last, because the service key may empty the shop.
    await run.ask(requestsOfOurs(surface), Math.ceil(count / 20), seed)
    wrong.push(...(await wrongRows(world.backend, accounts)))
    const health = await fetch(`${world.site}/functions/v1/health`)
    if (!health.ok) wrong.push(`the backend answers ${health.status} at the end`)
    return { ...run.found, wrong, meddled }
  } finally {
    await world.close()
  }
}
