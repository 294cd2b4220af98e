import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { histories, play, soundPlan, World, type Phone, type Plan, type Step } from './histories.ts'
import { CentreCart } from '../centre/cart.ts'
import { rounds } from '../rounds.ts'

const accounts = ['account-p', 'account-q'] as const
const products = ['seeds/wheat', 'seeds/rice', 'seeds/maize']

const runs = Number(process.env['CART_RUNS'] ?? rounds(1_000, 5_000))

/** Small pages, so that following them is part of every longer history. */
const worldWith = (plan = soundPlan, centre = new CentreCart(3)) => new World(centre, accounts, plan)

it(`no addition is lost, a merge counts once, phones converge, whatever the network does (${runs} histories)`, async () => {
  await fc.assert(
    fc.asyncProperty(histories(products, 3, 40), (steps) => play(steps, worldWith())),
    { numRuns: runs },
  )
})

/** Plausible bugs, which the invariants must catch. */
const planted: Record<string, () => World> = {
  'an operation gets a new id with each attempt': () =>
    worldWith({
      ...soundPlan,
      sent: (operations) => operations.map((operation) => ({ ...operation, id: crypto.randomUUID() })),
    }),
  'a merge adds the guest’s quantities instead of its operations': () => {
    let count = 0
    const centre = new CentreCart(3)
    const merge = centre.merge.bind(centre)
    centre.merge = (account, guest, sent) => {
      const answer = merge(account, guest, sent)
      const again = sent.map((item) => ({ ...item, id: `again-${++count}` }))
      if (centre.rows.get(sent[0]!.id)?.account === account && count > sent.length)
        centre.apply(account, again)
      return answer
    }
    return worldWith(soundPlan, centre)
  },
  'an operation is let go of before its receipt': () =>
    worldWith({
      ...soundPlan,
      sent: (operations, on) => {
        for (const { id } of operations) on.operations.delete(id)
        return operations
      },
    }),
  'an operation counts as received because it was sent': () =>
    worldWith({
      ...soundPlan,
      sent: (operations, on) => {
        for (const operation of operations) on.operations.set(operation.id, { ...operation, receivedAt: 1 })
        return operations
      },
    }),
  'the guest’s cart is forgotten as soon as the merge was asked for': () =>
    worldWith({
      ...soundPlan,
      sent: (operations, on) => {
        for (const { id, cart } of operations) if (cart.startsWith('guest')) on.operations.delete(id)
        return operations
      },
    }),
  'a removal takes out the whole line': () => {
    const centre = new CentreCart(3)
    const apply = centre.apply.bind(centre)
    centre.apply = (account, sent) =>
      apply(
        account,
        sent.map((item) =>
          item.kind === 'remove'
            ? {
                ...item,
                observed: [...centre.rows.values()]
                  .filter((row) => row.product === item.product)
                  .map(({ id }) => id),
              }
            : item,
        ),
      )
    return worldWith(soundPlan, centre)
  },
  'removals are never told to other phones': () => {
    const centre = new CentreCart(3)
    const changes = centre.changes.bind(centre)
    centre.changes = (account, since) => {
      const answer = changes(account, since)
      if ('data' in answer)
        answer.data.operations = answer.data.operations.filter(({ kind }) => kind === 'add')
      return answer
    }
    return worldWith(soundPlan, centre)
  },
  'every question is asked as if it were the first': () =>
    worldWith({ ...soundPlan, since: () => undefined }),
  'a page that is cut short counts as the last': () => {
    const centre = new CentreCart(3)
    const changes = centre.changes.bind(centre)
    centre.changes = (account, since) => {
      const answer = changes(account, since)
      const latest = new CentreCart()
      for (const row of centre.rows.values()) latest.rows.set(row.id, row)
      const whole = latest.changes(account, since)
      if (!('data' in answer) || !('data' in whole)) return answer
      return { data: { ...answer.data, version: whole.data.version, more: false } }
    }
    return worldWith(soundPlan, centre)
  },
  'a folded addition leaves its removal behind, unsent': () =>
    worldWith({
      ...soundPlan,
      change: (change, stored) => ({
        ...change,
        drop: [
          ...(change.drop ?? []),
          ...stored.operations
            .filter(({ kind, receivedAt }) => kind === 'remove' && !receivedAt)
            .map(({ id }) => id),
        ],
      }),
    }),
}

it.each(Object.entries(planted))('is caught: %s', async (_, world) => {
  const found = await fc.check(
    fc.asyncProperty(histories(products, 3, 40), (steps: Step[]) => play(steps, world())),
    { numRuns: 2_000, endOnFailure: true, interruptAfterTimeLimit: 15_000 },
  )
  expect(found.failed).toBe(true)
})

const quantities = (on: Phone) =>
  Object.fromEntries(on.lines().map(({ product, quantity }) => [product, quantity]))

/** Copies the browser's profile to another phone, where another person signs in with the same guest cart. */
async function copiedGuestCart(world: World) {
  const [first, second] = world.phones
  const [p, q] = world.accounts
  first.bring('seeds/wheat', 2)
  second.guest = first.guest
  for (const operation of first.operations.values()) second.operations.set(operation.id, { ...operation })
  second.bring('seeds/rice', 1)
  second.bring('seeds/maize', 1)
  first.signIn(p)
  await world.exchange(first)
  second.signIn(q)
  await world.exchange(second)
  expect(await world.centre.lines(p)).toMatchObject([{ product: 'seeds/wheat', quantity: 2 }])
  expect(await world.centre.lines(q)).toEqual([])
  // It stays visible, changes in it hold, and nothing of it comes back.
  expect([...second.claims.values()]).toMatchObject([{ conflict: true }])
  expect(quantities(second)).toEqual({ 'seeds/wheat': 2, 'seeds/rice': 1, 'seeds/maize': 1 })
  second.remove('seeds/wheat')
  second.remove('seeds/maize')
  second.bring('seeds/rice', 3)
  for (let times = 0; times < 2; times++) expect(await world.exchange(second)).toBe('up to date')
  expect(quantities(second)).toEqual({ 'seeds/rice': 3 })
  const stored = [...second.operations.keys(), ...(world.centre as CentreCart).rows.keys()]
  expect(world.all.map(({ id }) => id).filter((id) => !stored.includes(id))).toEqual([])
}

it('a guest cart of another account stays on the phone, blocks nothing, and is not merged twice', () =>
  copiedGuestCart(worldWith()))

it('a centre that was restored from a backup gets all lost operations again', async () => {
  const centre = new CentreCart(3)
  const world = worldWith(soundPlan, centre)
  const [phone, other] = world.phones
  for (const on of world.phones) on.signIn('account-p')
  for (const quantity of [1, 2, 3, 4, 5]) {
    phone.bring('seeds/wheat', quantity)
    await world.exchange(phone)
  }
  const backup = [...centre.rows].slice(0, 2)
  phone.bring('seeds/rice', 7)
  phone.remove('seeds/wheat')
  phone.bring('seeds/wheat', 2)
  await world.exchange(phone)
  await world.exchange(other)
  centre.rows.clear()
  for (const [id, row] of backup) centre.rows.set(id, row)
  for (const on of [other, phone, other, phone, other]) expect(await world.exchange(on)).toBe('up to date')
  expect(quantities(phone)).toMatchObject({ 'seeds/rice': 7 })
  expect(quantities(other)).toEqual(quantities(phone))
  const lines = centre.lines('account-p').map(({ product, quantity }) => [product, quantity] as const)
  expect(Object.fromEntries(lines)).toEqual(quantities(phone))
})

it('an unreadable operation is returned alone; the others are applied', async () => {
  const centre = new CentreCart()
  const apply = centre.apply.bind(centre)
  let requests = 0
  centre.apply = (account, sent) => {
    requests++
    return sent.some(({ amount }) => amount === 7) ? { failure: 'unacceptable' } : apply(account, sent)
  }
  const world = worldWith(soundPlan, centre)
  const [phone] = world.phones
  phone.signIn('account-p')
  for (let n = 0; n < 150; n++) phone.bring(`seeds/item-${n}`, n === 77 ? 7 : 1)
  expect(await world.exchange(phone)).toBe('up to date')
  expect(centre.rows.size).toBe(149)
  expect([...phone.operations.values()].filter(({ refused }) => refused)).toMatchObject([
    { product: 'seeds/item-77', refused: 'malformed' },
  ])
  expect(phone.lines()).toHaveLength(150)
  const before = requests
  await world.exchange(phone)
  expect(requests).toBe(before)
})

it('an operation that is refused for now stays in the cart and is sent again after a change', async () => {
  const centre = new CentreCart()
  const apply = centre.apply.bind(centre)
  let full = true
  centre.apply = (account, sent) =>
    full
      ? { data: { applied: [], refused: sent.map(({ id }) => ({ id, reason: 'cart full' })) } }
      : apply(account, sent)
  const world = worldWith(soundPlan, centre)
  const [phone] = world.phones
  phone.signIn('account-p')
  phone.bring('seeds/wheat', 2)
  await world.exchange(phone)
  expect(quantities(phone)).toEqual({ 'seeds/wheat': 2 })
  expect([...phone.operations.values()]).toMatchObject([{ refused: 'cart full' }])
  full = false
  await world.exchange(phone)
  expect(centre.rows.size).toBe(1)
  expect([...phone.operations.values()].map(({ refused }) => refused)).toEqual([undefined])
})

it.each([
  ['silent', 'silent'],
  ['sign-in', 'sign-in'],
  ['refused', 'refused'],
  ['unacceptable', 'refused'],
] as const)('a centre that answers %s leaves everything unsent', async (failure, outcome) => {
  const centre = new CentreCart()
  centre.changes = () => ({ failure })
  const world = worldWith(soundPlan, centre)
  const [phone] = world.phones
  phone.bring('seeds/wheat', 2)
  phone.signIn('account-p')
  expect(await world.exchange(phone)).toBe(outcome)
  expect(centre.rows.size).toBe(0)
  expect(quantities(phone)).toEqual({ 'seeds/wheat': 2 })
})

const plantedForCopies: Record<string, () => World> = {
  'a guest’s cart goes to whoever asks last': () => {
    const centre = new CentreCart(3)
    centre.merge = (account, _guest, sent) => {
      for (const { id } of sent) centre.rows.delete(id)
      return centre.apply(account, sent)
    }
    return worldWith(soundPlan, centre)
  },
  'a removal is folded while an addition that it names is unsent': () => {
    const isDone = ({ kind, receivedAt }: StoredOperation) => kind === 'remove' && receivedAt !== undefined
    const change: Plan['change'] = (wanted, stored) => {
      const { put = [], drop = [] } = wanted
      const done = [...stored.operations, ...put].filter(isDone).map(({ id }) => id)
      return { ...wanted, put: put.filter((item) => !isDone(item)), drop: [...drop, ...done] }
    }
    return worldWith({ ...soundPlan, change })
  },
}

it.each(Object.entries(plantedForCopies))('is caught: %s', async (_, world) => {
  await expect(copiedGuestCart(world())).rejects.toThrow()
})
