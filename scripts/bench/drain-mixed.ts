import { newId } from '#src/base/ids.ts'
import type { LocalBackend } from '#local/backend.ts'
import support from '#src/features/support/support.form.ts'
import type { Queued } from '#src/platform/outbox/queue.ts'
import type { BenchWorld, Measured } from './bench-world.ts'
import { drainAll, entries, insertOverNetwork, signedIn, timed, type BenchPhone } from './drain.ts'
import { phoneInNode } from './phone-in-node.ts'
import { soilTestText } from './soil-test.ts'
import { inTurn, pairText } from './spread.ts'

const times = Number(process.env['ROUNDS'] ?? 1)
/** Of a hundred entries. An account may order 30 times an hour, so that orders are not among them. */
const mix = { request: 60, message: 10, consent: 10, profile: 10, edit: 10 } as const

/**
 * How long a phone takes to send 1,000 entries of five kinds that waited, some together, some alone, some in the order of
 * their lane, until it has written every receipt down; beside as many bare inserts over the same network.
 */
export async function mixedDrainTimes({ backend, site }: BenchWorld): Promise<Measured> {
  const phone = await phoneInNode(site)
  const elapsed = { network: 0, store: 0 }
  let round = 0
  const drained = async () => {
    const owner = await signedIn(phone, { site, backend }, `mixed-${round++}`)
    await backend.query(`insert into user_roles (user_id, role) values ($1, 'editor')`, [owner])
    await insertMixed(phone, owner, await itemsOf(backend))
    Object.assign(elapsed, { network: 0, store: 0 })
    return timed(() => drainAll(phone, elapsed))
  }
  const pair = await inTurn(drained, () => timed(() => insertOverNetwork(site, backend)), times)
  return {
    figures: { entries, mix, ...pair, lastTime: { ...elapsed } },
    lines: [
      pairText(`Draining ${entries} entries of five kinds`, pair, 'bare inserts'),
      `  last time: ${elapsed.network.toFixed(0)} ms of it on the network, ${elapsed.store.toFixed(0)} ms in the store`,
    ],
  }
}

async function itemsOf(backend: LocalBackend): Promise<string[]> {
  const rows = await backend.query<{ id: string }>(
    'select id from public.catalogue_items order by id limit 100',
  )
  return rows.map(({ id }) => id)
}

async function insertMixed(phone: BenchPhone, owner: string, items: readonly string[]): Promise<void> {
  const queued = mixedEntries(items)
  const made = await Promise.all(queued.map((each) => phone.newEntry(owner, each)))
  await phone.storedOutbox().transact(async (rows) => {
    for (const entry of made) await rows.put(entry!)
  })
}

/** All kinds by turns, as a day mixes them. */
function mixedEntries(items: readonly string[]): Queued[] {
  const all = Object.entries(mix).flatMap(([kind, share]) =>
    Array.from({ length: (share * entries) / 100 }, (_, number) => ({
      kind: kind as keyof typeof mix,
      number,
      share,
    })),
  )
  const before: { profile?: string; consent?: string } = {}
  return all
    .toSorted((a, b) => a.number / a.share - b.number / b.share)
    .map(({ kind, number }, at) => ({
      ...entryOf(kind, number, before, items),
      madeAt: Date.now() - 2_000_000 + at * 1_000,
    }))
}

function entryOf(
  kind: keyof typeof mix,
  number: number,
  before: { profile?: string; consent?: string },
  items: readonly string[],
): Queued {
  const id = newId()
  switch (kind) {
    case 'request':
      return { id, kind: 'soil-test', content: JSON.parse(soilTestText) as object }
    case 'message':
      return { id, kind: 'support', content: messageContent(`When do you open? ${number}`) }
    case 'consent': {
      const content = {
        id,
        purpose: 'messages',
        version: 1,
        given: number % 2 === 0,
        made_at: new Date().toISOString(),
      }
      const { consent: seen = null } = before
      before.consent = id
      return { id, kind, lane: 'consent messages', settles: true, content: { ...content, seen } }
    }
    case 'profile': {
      const content = {
        changes: { village: `Village ${number}` },
        seen: {},
        after: before.profile ? [before.profile] : [],
      }
      before.profile = id
      return { id, kind, lane: 'profile', alone: true, settles: true, content }
    }
    case 'edit': {
      const path = items[number % items.length]!
      const content = editContent(path, 10_000 + number)
      return { id, kind, lane: `edit item ${path} `, alone: true, settles: true, content }
    }
  }
}

const editContent = (path: string, price: number) => ({
  kind: 'item',
  path,
  part: '',
  label: path,
  changes: { price_paise: price },
  seen: Number.MAX_SAFE_INTEGER,
  after: [],
})

const messageContent = (text: string) => ({
  answers: { text },
  form: 'support',
  language: 'en',
  manifest: [],
  version: support.version,
})
