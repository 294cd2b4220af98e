import type { LocalBackend } from '#local/backend.ts'
import { newId } from '#src/base/ids.ts'
import type { OutboxWorld } from '#src/platform/outbox/world.ts'
import { newPerson } from './people.ts'
import { phoneInNode } from './phone-in-node.ts'
import { soilTestAnswers, soilTestText } from './soil-test.ts'
import { inTurn, pairText } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

export const entries = Number(process.env['ENTRIES'] ?? 1_000)
/** An account may send 1,500 entries an hour, so each time is another account's. */
const times = Number(process.env['ROUNDS'] ?? 3)

export type BenchPhone = Awaited<ReturnType<typeof phoneInNode>>

/**
 * How long a phone takes to send 1,000 submissions that waited, over HTTP and until it has written every receipt down,
 * beside bare inserts of the same rows over the same network and without one; and how much of that the network (the centre's
 * work included) and the store take.
 */
export async function drainTimes({ backend, site }: BenchWorld): Promise<Measured> {
  const phone = await phoneInNode(site)
  const elapsed = { network: 0, store: 0 }
  let round = 0
  const drained = async () => {
    const owner = await signedIn(phone, { site, backend }, `drainer-${round++}`)
    await insertEntries(phone, owner)
    Object.assign(elapsed, { network: 0, store: 0 })
    return timed(() => drainAll(phone, elapsed))
  }
  const pair = await inTurn(drained, () => timed(() => insertOverNetwork(site, backend)), times)
  const lastTime = { ...elapsed }
  const inDatabase = await inTurn(drained, () => timed(() => insertRows(backend)), times)
  return {
    figures: { entries, ...pair, lastTime, inDatabase },
    lines: [
      pairText(`Draining ${entries} submissions`, pair, 'bare inserts'),
      `  last time: ${lastTime.network.toFixed(0)} ms of it on the network, ${lastTime.store.toFixed(0)} ms in the store`,
      pairText('  beside inserts without a network', inDatabase, 'bare inserts'),
    ],
  }
}

export async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export async function signedIn(
  phone: BenchPhone,
  { site, backend }: Pick<BenchWorld, 'site' | 'backend'>,
  name: string,
): Promise<string> {
  await phone.signOut()
  // One address may send 3,000 entries an hour.
  await backend.query('delete from request_counts')
  const { email, password } = await newPerson(site, backend, name)
  const answer = await phone.signIn(email, password)
  if (!('person' in answer)) throw new Error(JSON.stringify(answer))
  return answer.person.id
}

async function insertEntries(phone: BenchPhone, owner: string): Promise<void> {
  const [key, hash, createdAt] = [(await phone.keyOf(owner))!, await phone.hashOf(soilTestText), Date.now()]
  const waiting = { state: 'waiting', kind: 'soil-test', attempts: 0, nextAttemptAt: createdAt } as const
  const rows = await Promise.all(
    Array.from({ length: entries }, async () => {
      const [id, encrypted] = [newId(), await phone.encryptContent(key, { content: soilTestText })]
      return { ...waiting, id, lane: id, owner, hash, createdAt, sealed: encrypted }
    }),
  )
  await phone.storedOutbox().transact(async (existing) => {
    for (const row of rows) await existing.put(row)
  })
}

export async function drainAll(
  phone: BenchPhone,
  elapsed: { network: number; store: number },
): Promise<void> {
  const { sent, waiting } = await phone.drain(counted(phone.browserWorld, elapsed))
  if (sent !== entries || waiting > 0) throw new Error(`${sent} were sent, ${waiting} wait`)
}

/** The phone's world, with the time that each of its two ways out takes. */
function counted(world: OutboxWorld, elapsed: { network: number; store: number }): OutboxWorld {
  const count = async <Result>(what: 'network' | 'store', work: Promise<Result>): Promise<Result> => {
    const began = performance.now()
    return work.finally(() => (elapsed[what] += performance.now() - began))
  }
  return {
    ...world,
    store: { transact: (work) => count('store', world.store.transact(work)) },
    send: (...args) => count('network', world.send(...args)),
  }
}

/** The rows that a soil test leaves, without any of the questions asked on the way. */
const bareInsert = `with kept as (
    insert into public.requests (id, kind, subject, user_id, reference, content, hash, rules_version, language, made_at)
    values ($1, 'soil-test', 'general', $2, public.new_reference(), $3, encode(sha256(convert_to($3, 'UTF8')), 'hex'), 1, 'en', now())
    on conflict (reference) do nothing returning id
  ) insert into public.service_requests (id, kind, answers) select id, 'soil-test', $4 from kept`

const answers = JSON.stringify(soilTestAnswers)

async function lastPerson(backend: LocalBackend): Promise<string> {
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `select id from auth.users order by created_at desc limit 1`,
  )
  return id
}

async function insertRows(backend: LocalBackend): Promise<void> {
  const person = await lastPerson(backend)
  for (let row = 0; row < entries; row++)
    await backend.query(bareInsert, [newId(), person, soilTestText, answers])
}

/** Lets a page insert as the superuser does, in this database of the bench; the API learns of it when it first answers. */
export async function allowBareInserts(backend: LocalBackend): Promise<void> {
  await backend.query(
    `create function public.bench_insert(id uuid, person uuid, words text, answers jsonb) returns void
     language sql security definer as $$ ${bareInsert} $$`,
  )
  await backend.query(`grant execute on function public.bench_insert(uuid, uuid, text, jsonb) to anon`)
}

/** The same, one after the other over one connection, as a page that knows of no outbox would send them. */
export async function insertOverNetwork(site: string, backend: LocalBackend): Promise<void> {
  const person = await lastPerson(backend)
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
  for (let row = 0; row < entries; row++) {
    const body = JSON.stringify({ id: newId(), person, words: soilTestText, answers: soilTestAnswers })
    const response = await fetch(`${site}/rest/v1/rpc/bench_insert`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A bare insert was answered with ${response.status}`)
  }
}
