import type { Profile, ProfileContent } from '#src/core/account/profile.ts'
import type { EditConflict, EditContent } from '#src/core/editing/edits.ts'
import type { OrderContent, OrderProblem } from '#src/core/orders/order-content.ts'
import { contentText } from '#src/core/outbox/content.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import type { Queued } from '#src/core/outbox/queue.ts'
import { putEntry } from '#src/core/outbox/save-entry.ts'
import type { EntryRows } from '#src/core/outbox/world.ts'
import { deliveryFee, products } from './centre-kinds.ts'
import { hashOf } from './fake-encryption.ts'
import type { Centre } from './simulated-centre.ts'
import type { Phone, PhoneEnvironment } from './simulated-phone.ts'
import type { SimulatedPage } from './steps.ts'

/** Another person uses the phone by now; nothing was written. */
const locked = new Error('locked')

export const editPlaces = [
  { kind: 'item', path: 'milk', part: '' },
  { kind: 'text', path: 'home', part: 'title' },
  { kind: 'picture', path: 'milk', part: 'photo' },
] as const
export const deskItems = ['request/1', 'request/2', 'order/3'] as const
const profileFields = ['display_name', 'phone', 'village', 'pincode'] as const

export const laneOfPlace = ({ kind, path, part }: (typeof editPlaces)[number]) =>
  `edit ${kind} ${path} ${part}`

interface At {
  readonly phone: Phone
  readonly page: SimulatedPage
  readonly account: string
  readonly n: number
}

/** What people do besides sending forms, by the code under test. */
export class KindActions {
  private readonly environment: PhoneEnvironment
  private readonly centre: Centre
  private made = 0
  /** Orders by account, to be made again on the same or another phone. */
  private readonly orders = new Map<string, OrderContent[]>()

  constructor(environment: PhoneEnvironment, centre: Centre) {
    this.environment = environment
    this.centre = centre
  }

  /** Orders some goods; or the same goods once more, from another tab or phone, to the same or another address. */
  async order({ phone, page, account, n }: At): Promise<void> {
    const before = this.orders.get(account) ?? []
    const earlier = n % 4 === 0 ? before[n % Math.max(1, before.length)] : undefined
    const content = earlier ? this.orderAgain(phone, earlier, n) : this.newOrder(phone, n)
    this.orders.set(account, [...before, content])
    const facts = { kind: 'order', alone: true, settles: true } as const
    const takes = content.items.flatMap(({ observed }) => observed)
    const entry = this.queued(phone, account, { ...facts, takes, content })
    const { build, checker } = this.environment
    const id = await this.transactAs({ phone, page, account }, (rows) =>
      build.placeOrder(rows, entry, content),
    )
    if (id !== undefined) checker.noteReportedSaved(id)
  }

  private newOrder(phone: Phone, n: number): OrderContent {
    const chosen = products.filter((_, at) => at === n % products.length || (n >> 3) % 3 === at)
    const items = chosen.map((product, at) => ({
      product_id: product,
      quantity: 1 + ((n >> 5) % 3),
      options: {},
      observed: [`a${(this.made += 1)}`],
      name: `item ${at}`,
      price: phone.prices.get(product) ?? 100,
    }))
    const contact = { name: this.words(n % 9 === 1 ? ' bad' : ''), email: '', phone: '', address: 'village' }
    return {
      contact,
      area: 'sarna',
      payBy: 'online',
      language: 'pa',
      total: items.reduce((sum, { price, quantity }) => sum + price * quantity, deliveryFee),
      items,
    }
  }

  private orderAgain(phone: Phone, earlier: OrderContent, n: number): OrderContent {
    const items = earlier.items.map((item) => ({
      ...item,
      price: phone.prices.get(item.product_id) ?? item.price,
    }))
    const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, deliveryFee)
    const contact = n % 3 === 0 ? { ...earlier.contact, name: this.words() } : earlier.contact
    return { ...earlier, contact, items, total }
  }

  /** Agrees to the total that the centre asks for. */
  async agree({ phone, page, account, n }: At): Promise<void> {
    const { build, checker } = this.environment
    const asking = this.pick(phone, n, (entry) => codeOf(entry) === 'total_changed')
    if (!asking) return
    const content = build.agreedContent(
      this.contentOf(asking) as OrderContent,
      this.detailsOf(asking) as OrderProblem | undefined,
    )
    const facts = { kind: 'order', alone: true, settles: true } as const
    const takes = content.items.flatMap(({ observed }) => observed)
    const entry = this.queued(phone, account, { ...facts, takes, content })
    checker.noteCorrection(entry.id, asking.id)
    checker.kinds.noteAgreed(entry.id)
    await this.transactAs({ phone, page, account }, (rows) => build.replaceOrder(rows, entry, asking.id))
  }

  /** Cancels an order that the phone shows as the centre's. */
  async cancel({ phone, page, account, n }: At): Promise<void> {
    const own = [...this.centre.kinds.orders.values()].filter(
      (order) => order.owner === account && phone.mirror.has(order.id),
    )
    const order = own[n % Math.max(1, own.length)]?.id
    if (order === undefined) return
    const before = this.pick(
      phone,
      0,
      (entry) =>
        entry.kind === 'order-cancel' && (this.contentOf(entry) as { order: string }).order === order,
    )
    if (before?.state === 'waiting') return
    const facts = { kind: 'order-cancel', lane: order, alone: true, settles: true } as const
    const entry = this.queued(phone, account, { ...facts, content: { order } })
    const replaces = before?.state === 'returned' ? before.id : undefined
    if (replaces !== undefined) this.environment.checker.noteCorrection(entry.id, replaces)
    await this.transactAs({ phone, page, account }, (rows) => putEntry(rows, entry, { replaces }))
  }

  /** Pays an order at the link that its receipt has. */
  pay({ phone, n }: At): void {
    const { checker } = this.environment
    const entry = this.pick(phone, n, ({ state, kind }) => state === 'received' && kind === 'order')
    if (entry?.state !== 'received') return
    const { url } = (entry.receipt.result ?? {}) as { url?: string }
    if (url !== undefined && !this.centre.kinds.paid(entry.id))
      checker.violated(`${entry.id} may be paid before the centre has it`)
  }

  /** Changes one or two fields of the profile, or takes a change back. */
  async changeProfile({ phone, page, account, n }: At): Promise<void> {
    const { build, checker } = this.environment
    for (let turn = 0; turn < 9; turn += 1) {
      const unsent = await phone.storeFor(page).transact((rows) => build.pendingChanges(account, rows))
      const known = phone.store.disk.values.get(`profile:${account}`) as Profile | undefined
      // A form is offered once the phone has read the profile.
      if (!known) return
      const contents = unsent
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .map((entry) => this.contentOf(entry) as ProfileContent)
      const shown = Object.assign({}, known, ...contents.map(({ changes }) => changes)) as Profile
      const field = profileFields[n % 4]!
      const value = n % 5 === 0 ? known[field] : this.words()
      const also = n % 3 === 0 ? { [profileFields[(n + 1) % 4]!]: this.words() } : {}
      const profile = { ...shown, [field]: value, ...also }
      const changes = build.changesBetween(known, contents, profile)
      const changed = { ...also, [field]: value }
      if (Object.keys(changes).length === 0) {
        // A change that another tab has stored since this one looked comes after this one.
        const isNewest = !this.pick(phone, 0, ({ kind }) => kind === 'profile')
        if (isNewest) checker.kinds.accounts.noteProfile(phone.name, account, changed)
        return
      }
      const facts = { kind: 'profile', lane: 'profile', alone: true, settles: true } as const
      const entry = this.queued(phone, account, { ...facts, content: { changes } })
      checker.kinds.accounts.noteIntended(entry.id, changed)
      const seen = unsent.map(({ id }) => id)
      const isStored = await this.transactAs({ phone, page, account }, (rows) =>
        build.replaceChanges(rows, entry, seen, phone.now()),
      )
      if (isStored !== false) return
    }
  }

  async consent({ phone, page, account, n }: At): Promise<void> {
    const { build } = this.environment
    const purpose = n % 2 === 0 ? 'messages' : 'known-answers'
    const id = `c-${this.words()}`
    const consent = {
      id,
      purpose,
      version: 1,
      given: n % 3 !== 0,
      made_at: new Date(phone.now()).toISOString(),
    }
    const facts = { kind: 'consent', lane: `consent ${purpose}`, settles: true } as const
    const entry = this.queued(phone, account, { ...facts, id, content: consent })
    await this.transactAs({ phone, page, account }, (rows) => build.putConsent(rows, consent, entry))
  }

  /** Changes a thing of the shop; together with an earlier change of it that was not sent. */
  async edit({ phone, page, account, n }: At): Promise<void> {
    const { build } = this.environment
    const place = editPlaces[n % editPlaces.length]!
    const lane = laneOfPlace(place)
    for (let turn = 0; turn < 9; turn += 1) {
      const before = { ...this.centre.kinds.factOf(lane).values }
      const earlier = this.pick(phone, 0, (entry) => entry.kind === 'edit' && entry.lane === lane)
      const absorbed = earlier && { ...(this.contentOf(earlier) as EditContent), id: earlier.id }
      const values = { ...before, ...absorbed?.changes, [n % 2 === 0 ? 'price' : 'title']: this.words() }
      const draft = { ...place, label: 'milk', seen: phone.followed.get(lane) ?? 0, before, values }
      const content = build.editOf(draft, absorbed)
      if (await this.putEdit({ phone, page, account, n }, lane, earlier?.id, content)) return
    }
  }

  /** Sends a change again over another editor's, which the person has seen. */
  async insist({ phone, page, account, n }: At): Promise<void> {
    const asking = this.pick(phone, n, (entry) => entry.kind === 'edit' && codeOf(entry) === 'changed')
    if (!asking) return
    const details = this.detailsOf(asking) as EditConflict | undefined
    const edit = { ...(this.contentOf(asking) as EditContent), id: asking.id, theirs: details?.theirs }
    const content = this.environment.build.insisting(edit)
    await this.putEdit({ phone, page, account, n }, asking.lane, asking.id, content, true)
  }

  /** False where another edit has that place by now. */
  private async putEdit(
    { phone, page, account }: At,
    lane: string,
    earlier: string | undefined,
    content: EditContent | undefined,
    insists = false,
  ): Promise<boolean> {
    const { build, checker } = this.environment
    const facts = { kind: 'edit', lane, alone: true, settles: true } as const
    const entry = content && this.queued(phone, account, { ...facts, content })
    if (entry && insists) checker.kinds.noteAgreed(entry.id)
    const stored = await this.transactAs({ phone, page, account }, (rows) =>
      build.putInPlace(rows, { account, lane, earlier }, entry),
    )
    return stored !== false
  }

  /** Says something about an item of the desk. */
  async answerFromDesk({ phone, page, account, n }: At): Promise<void> {
    const item = deskItems[n % deskItems.length]!
    const answers = { what: 'request', item, seen: phone.followed.get(item) ?? 0, note: this.words() }
    const content = { form: 'desk-answer', version: 1, answers }
    const returned = this.pick(
      phone,
      n,
      (entry) => entry.kind === 'desk-answer' && entry.state === 'returned',
    )
    const replaces = n % 2 === 0 ? returned?.id : undefined
    const entry = this.queued(phone, account, { kind: 'desk-answer', lane: item, content })
    if (replaces !== undefined) this.environment.checker.noteCorrection(entry.id, replaces)
    await this.transactAs({ phone, page, account }, (rows) => putEntry(rows, entry, { replaces }))
  }

  /** Follows the centre: prices, the profile, the shop's things and the desk's items. Returns what the phone shows now. */
  async follow(phone: Phone, page: SimulatedPage): Promise<readonly string[]> {
    const { account } = phone
    const { kinds } = this.centre
    if (account === undefined || this.centre.deletedAccounts.has(account)) return []
    const read = await this.environment.steps.ask(page, () => ({
      prices: new Map(kinds.prices),
      followed: [
        ...editPlaces.map((place) => [laneOfPlace(place), kinds.versionOf(laneOfPlace(place))] as const),
        ...deskItems.map((item) => [item, kinds.seenOf(item)] as const),
      ],
      profile: { ...emptyProfile, ...kinds.profiles.get(account) },
      shown: [
        ...[...kinds.orders.values()].filter(({ owner }) => owner === account),
        ...kinds.answers.filter(({ who }) => who === account),
      ].map(({ id }) => id),
    }))
    for (const [product, price] of read.prices) phone.prices.set(product, price)
    for (const [what, version] of read.followed) phone.followed.set(what, version)
    await this.transactAs({ phone, page, account }, (rows) =>
      rows.putSetting(`profile:${account}`, read.profile),
    )
    return read.shown
  }

  /** In one transaction, as the account; `undefined` where nothing was written, and the person is told so. */
  private async transactAs<Result>(
    { phone, page, account }: Pick<At, 'phone' | 'page' | 'account'>,
    work: (rows: EntryRows) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await phone
        .storeFor(page)
        .transact((rows) => (phone.account === account ? work(rows) : Promise.reject(locked)))
    } catch {
      return undefined
    }
  }

  private queued(phone: Phone, account: string, { content, lane, id, ...facts }: Queued): WaitingEntry {
    const text = contentText(content)
    const createdAt = phone.now()
    const own = id ?? `k-${(this.made += 1)}`
    return {
      ...facts,
      id: own,
      lane: lane ?? own,
      owner: account,
      hash: hashOf(text),
      sealed: this.environment.encryption.encrypt({ owner: account, content: text }),
      state: 'waiting',
      attempts: 0,
      createdAt,
      nextAttemptAt: createdAt,
    }
  }

  private contentOf({ sealed }: Entry): unknown {
    return JSON.parse(this.environment.encryption.decrypt(sealed).content)
  }

  private detailsOf(entry: Entry): unknown {
    return entry.state === 'returned'
      ? this.environment.encryption.decryptDetails(entry.returned.sealed)
      : undefined
  }

  private pick(phone: Phone, n: number, fits: (entry: Entry) => boolean): Entry | undefined {
    const fitting = [...phone.store.disk.entries.values()].filter(
      (entry) =>
        entry.owner === phone.account &&
        fits(entry) &&
        (entry.state !== 'received' || entry.kind === 'order'),
    )
    return fitting[n % Math.max(1, fitting.length)]
  }

  private words(end = ''): string {
    return `k${(this.made += 1)}${end}`
  }
}

const emptyProfile = { display_name: 'start', phone: 'start', village: 'start', pincode: 'start' }

function codeOf(entry: Entry): string | undefined {
  return entry.state === 'returned' ? entry.returned.code : undefined
}
