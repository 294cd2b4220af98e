import fc from 'fast-check'
import type { CartChanges, CartReceipt, SentOperation } from '#src/features/cart/internal/cart-api.ts'
import type { Claim } from '#src/features/cart/claims.ts'
import {
  exchangeCart,
  type CartCentre,
  type CartStore,
  type Exchanged,
  type CartResult,
} from '#src/features/cart/internal/exchange.ts'
import type { CartChange, CartState } from '#src/features/cart/cart-state.ts'
import {
  amountTo,
  inPieces,
  inRemovals,
  linesOf,
  mostPerLine,
  sumOf,
  type CartLine,
  type CartOperation,
} from '#src/features/cart/lines.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'

/* Histories of carts: actions on two phones while the network loses, duplicates and delays messages and tabs are
   killed. The phones run the app's own exchange; only storage and network are fakes. */

/** The centre as everybody reaches it. */
export interface Centre {
  apply(account: string, sent: readonly SentOperation[]): Answer<CartReceipt>
  merge(account: string, guest: string, sent: readonly SentOperation[]): Answer<CartReceipt>
  changes(account: string, since: number | undefined): Answer<CartChanges>
  /** Product and quantity of each line of an account. */
  lines(
    account: string,
  ): { product: string; quantity: number }[] | Promise<{ product: string; quantity: number }[]>
  /** Returns whether an operation has arrived; for centres that can be queried during a history. */
  has?(id: string): boolean
}

type Answer<Result> = CartResult<Result> | Promise<CartResult<Result>>

/** Faults of a request: it arrives twice, it or its answer is lost, or a copy of it arrives much later. */
export type Fault = 'fine' | 'request lost' | 'reply lost' | 'doubled' | 'copy comes later'

export type Step = { phone: 0 | 1 } & (
  | { does: 'add'; product: string; quantity: number }
  | { does: 'look'; product: string }
  | { does: 'remove'; product: string }
  | { does: 'sign in'; as: 0 | 1 }
  | { does: 'sign out' }
  | { does: 'exchange'; faults: Fault[]; diesAtWrite: number }
  | { does: 'copies arrive' }
)

const phone = fc.constantFrom(0 as const, 1 as const)
const product = (products: readonly string[]) => fc.constantFrom(...products)
const fault = fc.constantFrom<Fault>(
  'fine',
  'fine',
  'request lost',
  'reply lost',
  'doubled',
  'copy comes later',
)

/** Generates `shortest` to `longest` steps over these products. */
export const histories = (
  products: readonly string[],
  shortest: number,
  longest: number,
): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          phone,
          does: fc.constant('add' as const),
          product: product(products),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ phone, does: fc.constant('look' as const), product: product(products) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ phone, does: fc.constant('remove' as const), product: product(products) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          phone,
          does: fc.constant('sign in' as const),
          // Mostly one account on two phones.
          as: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const),
        }),
      },
      { weight: 1, arbitrary: fc.record({ phone, does: fc.constant('sign out' as const) }) },
      {
        weight: 6,
        arbitrary: fc.record({
          phone,
          does: fc.constant('exchange' as const),
          faults: fc.array(fault, { maxLength: 5 }),
          diesAtWrite: fc.integer({ min: 0, max: 12 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ phone, does: fc.constant('copies arrive' as const) }) },
    ),
    // Otherwise most would be a handful of steps, in which little can go wrong.
    { minLength: shortest, maxLength: longest, size: 'max' },
  )

const seen = { name: 'Seed', price: 100 }

class TabDied extends Error {}

/** A phone: its storage in memory, and the taps as features/cart/cart.ts takes them. */
export class Phone {
  operations = new Map<string, StoredOperation>()
  versions = new Map<string, number>()
  claims = new Map<string, Claim>()
  guest: string
  person: string | undefined
  looked = new Map<string, CartLine>()
  private readonly world: World

  constructor(world: World) {
    this.world = world
    this.guest = world.newGuest()
  }

  get cart(): string {
    return this.person ?? this.guest
  }

  visible(): StoredOperation[] {
    const claimed = [...this.claims.values()].filter(({ account }) => account === this.person)
    const carts = this.person ? [this.person, ...claimed.map(({ guest }) => guest)] : [this.guest]
    return [...this.operations.values()].filter(({ cart }) => carts.includes(cart))
  }

  lines(): CartLine[] {
    return linesOf(this.visible())
  }

  bring(to: string, quantity: number) {
    const line = this.lines().find((candidate) => candidate.product === to)
    const amount = line?.quantity === quantity ? 0 : amountTo(quantity, sumOf(this.visible(), to))
    for (const piece of inPieces(amount ?? 0))
      this.keep({ product: to, kind: 'add', amount: piece, observed: [] })
  }

  /** By the line as it was looked at, when it was. */
  remove(what: string) {
    const line = this.looked.get(what) ?? this.lines().find((candidate) => candidate.product === what)
    this.looked.delete(what)
    for (const observed of inRemovals(line?.additions ?? []))
      this.keep({ product: what, kind: 'remove', amount: 0, observed })
  }

  signIn(account: string) {
    this.person = account
    this.looked.clear()
    if (![...this.operations.values()].some(({ cart }) => cart === this.guest)) return
    const next = this.world.newGuest()
    this.claims.set(this.guest, { guest: this.guest, account, next })
    this.world.guestGoesTo(this.guest, account)
    this.guest = next
  }

  signOut() {
    this.person = undefined
    this.looked.clear()
  }

  store(diesAtWrite = Infinity): CartStore {
    let writes = 0
    return {
      read: async (account) => this.held(account),
      change: async (account, after) => {
        if (++writes === diesAtWrite) throw new TabDied()
        this.write(account, this.world.plan.change(after(this.held(account)), this.held(account)))
      },
    }
  }

  private held(account: string): CartState {
    const claims = [...this.claims.values()].filter((claim) => claim.account === account)
    const carts = new Set([account, ...claims.map(({ guest }) => guest)])
    const operations = [...this.operations.values()].filter(({ cart }) => carts.has(cart))
    return { account, version: this.versions.get(account), operations, claims }
  }

  private write(account: string, { put = [], drop = [], version, claims = [] }: CartChange) {
    for (const operation of put) this.operations.set(operation.id, operation)
    for (const id of drop) this.operations.delete(id)
    if (version !== undefined) this.versions.set(account, version)
    for (const claim of claims) this.claims.set(claim.guest, claim)
  }

  private keep(operation: Pick<CartOperation, 'product' | 'kind' | 'amount' | 'observed'>) {
    const { id, madeAt } = this.world.stamp()
    const made = { ...operation, observed: [...operation.observed], id, cart: this.cart, seen, madeAt }
    this.operations.set(id, made)
    this.world.made(made, this)
  }
}

/** A planted bug: changes a sent request or a write. Without one, everything passes unchanged. */
export interface Plan {
  sent(operations: readonly StoredOperation[], phone: Phone): readonly StoredOperation[]
  change(change: CartChange, stored: CartState): CartChange
  since(since: number | undefined): number | undefined
}

export const soundPlan: Plan = {
  sent: (operations) => operations,
  change: (change) => change,
  since: (since) => since,
}

/** Everything that was ever done, and the phones and the centre that it was done on. */
export class World {
  readonly phones: [Phone, Phone]
  readonly accounts: readonly [string, string]
  readonly plan: Plan
  readonly centre: Centre
  readonly all: StoredOperation[] = []
  private readonly makers = new Map<string, Phone>()
  private readonly owners = new Map<string, string>()
  private readonly late: (() => unknown)[] = []
  private readonly salt: string
  private count = 0

  constructor(centre: Centre, accounts: readonly [string, string], plan = soundPlan) {
    this.centre = centre
    this.accounts = accounts
    this.plan = plan
    this.salt = crypto.randomUUID().slice(0, 8)
    this.phones = [new Phone(this), new Phone(this)]
  }

  newGuest(): string {
    return `guest_${this.salt}_${++this.count}`
  }

  /** Clocks of two phones differ and jump; a step of the world is no step of theirs. */
  stamp() {
    const n = ++this.count
    const tail = n.toString(16).padStart(12, '0')
    return { id: `${this.salt}-0000-7000-8000-${tail}`, madeAt: 1_700_000_000_000 + ((n * 7_919) % 10_007) }
  }

  made(operation: StoredOperation, by: Phone) {
    this.all.push(operation)
    this.makers.set(operation.id, by)
  }

  makerOf(id: string): Phone | undefined {
    return this.makers.get(id)
  }

  guestGoesTo(guest: string, account: string) {
    this.owners.set(guest, account)
  }

  /** All that was ever done to a cart; an account's with its guests' operations. */
  truth(cart: string): StoredOperation[] {
    return this.all.filter((item) => item.cart === cart || this.owners.get(item.cart) === cart)
  }

  async run(step: Step): Promise<void> {
    const on = this.phones[step.phone]
    if (step.does === 'add') on.bring(step.product, step.quantity)
    if (step.does === 'look') this.look(on, step.product)
    if (step.does === 'remove') on.remove(step.product)
    if (step.does === 'sign in' && on.person === undefined) on.signIn(this.accounts[step.as])
    if (step.does === 'sign out') on.signOut()
    if (step.does === 'copies arrive') await this.copiesArrive()
    if (step.does === 'exchange') await this.exchange(on, step.faults, step.diesAtWrite)
  }

  async exchange(on: Phone, faults: readonly Fault[] = [], diesAtWrite = 0): Promise<Exchanged | undefined> {
    if (on.person === undefined) return undefined
    const world = {
      store: on.store(diesAtWrite || Infinity),
      centre: this.line(on, on.person, [...faults]),
      now: () => 1_800_000_000_000,
      again: true,
    }
    return exchangeCart(on.person, world).catch((error: unknown) => {
      if (!(error instanceof TabDied)) throw error
      return undefined
    })
  }

  async copiesArrive() {
    for (const copy of this.late.splice(0)) await copy()
  }

  private look(on: Phone, what: string) {
    const line = on.lines().find((candidate) => candidate.product === what)
    if (line) on.looked.set(what, line)
  }

  private line(on: Phone, account: string, faults: Fault[]): CartCentre {
    const carry = async <Result>(request: () => Answer<Result>): Promise<CartResult<Result>> => {
      const what = faults.shift() ?? 'fine'
      if (what === 'request lost') return { failure: 'silent' }
      const answer = await request()
      if (what === 'copy comes later') this.late.push(request)
      if (what === 'reply lost') return { failure: 'silent' }
      return what === 'doubled' ? await request() : answer
    }
    const { centre, plan } = this
    return {
      apply: (operations) => {
        const sent = plan.sent(operations, on)
        return carry(() => centre.apply(account, sent))
      },
      merge: (guest, operations) => {
        const sent = plan.sent(operations, on)
        return carry(() => centre.merge(account, guest, sent))
      },
      changes: (since) => carry(() => centre.changes(account, plan.since(since))),
    }
  }
}

const sorted = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

const quantities = (lines: readonly { product: string; quantity: number }[]) =>
  sorted(lines.map((line) => [line.product, line.quantity]))

const whole = (lines: readonly CartLine[]) =>
  sorted(lines.map(({ product: what, quantity, additions }) => [what, [quantity, additions.toSorted()]]))

function must(holds: boolean, invariant: string, ...facts: unknown[]) {
  if (!holds) throw new Error(`${invariant}: ${JSON.stringify(facts)}`)
}

function mustBeSame(a: unknown, b: unknown, invariant: string) {
  must(JSON.stringify(a) === JSON.stringify(b), invariant, a, b)
}

/** Checks the invariants after every step, with or without a network. */
export function checkNow(world: World) {
  const gone = new Set(world.all.flatMap(({ observed }) => observed))
  for (const on of world.phones) {
    must(
      on.lines().every(({ quantity }) => quantity >= 1 && quantity <= mostPerLine),
      'a quantity is 1 to 9,999',
    )
    const expectedLines = world.truth(on.cart)
    const own = new Set(expectedLines.map(({ id }) => id))
    must(
      on.visible().every(({ id }) => own.has(id)),
      'nobody sees what another did',
    )
    const shown = new Set(on.lines().flatMap(({ additions }) => additions))
    const missing = expectedLines.filter(
      ({ id, kind, amount }) =>
        kind === 'add' && amount > 0 && world.makerOf(id) === on && !gone.has(id) && !shown.has(id),
    )
    must(missing.length === 0, 'no addition is lost from the phone that made it', missing)
  }
  const { centre, phones } = world
  const isKept = (id: string) => centre.has?.(id) || phones.some(({ operations }) => operations.has(id))
  const lost = centre.has ? world.all.filter(({ id }) => !isKept(id)) : []
  must(lost.length === 0, 'nothing is let go of before the centre has it', lost)
}

/** Checks the invariants after all phones are online and both were used by each account. */
export async function checkAfterwards(world: World) {
  await world.copiesArrive()
  for (const guest of world.phones.filter(({ person }) => person === undefined))
    mustBeSame(
      whole(guest.lines()),
      whole(linesOf(world.truth(guest.cart))),
      'a guest’s cart is as it was made',
    )
  for (const [index, account] of world.accounts.entries()) {
    // A remaining guest cart goes to the first account.
    if (index > 0 && world.truth(account).length === 0) continue
    for (const on of world.phones) on.signIn(account)
    for (const on of [...world.phones, world.phones[0]])
      must((await world.exchange(on)) === 'up to date', 'with a line everything goes through')
    const expectedLines = linesOf(world.truth(account))
    mustBeSame(
      quantities(await world.centre.lines(account)),
      quantities(expectedLines),
      'the centre counts each operation once',
    )
    const [first, second] = world.phones.map((on) => whole(on.lines()))
    mustBeSame(first, second, 'two phones converge')
    mustBeSame(first, whole(expectedLines), 'no addition is lost and none counts twice')
    for (const on of world.phones)
      must(
        on.visible().every(({ receivedAt }) => receivedAt !== undefined),
        'all is confirmed',
      )
  }
}

/** Plays a history to its end and throws where an invariant does not hold. */
export async function play(steps: readonly Step[], world: World) {
  for (const step of steps) {
    await world.run(step)
    checkNow(world)
  }
  await checkAfterwards(world)
}
