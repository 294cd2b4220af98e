import { putEntry } from '#src/platform/outbox/save-entry.ts'
import type { OrderContent, OrderProblem } from '#src/features/orders/order-content.ts'
import type { OutboxStore } from '#src/platform/outbox/world.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { contentText } from '#src/platform/outbox/content.ts'
import type { EditConflict, EditContent } from '#src/features/editing/internal/edits.ts'
import { quotaPacks } from '../centre/acts.ts'
import type { Quota } from '#src/features/quota/quota-api.ts'
import type { Sale } from '#src/features/quota/quota-act.ts'
import { deliveryFee, type PlacedOrder, products } from '../centre/orders.ts'
import { AccountActions, type At, filesToSend, idFor } from './account-actions.ts'
import { isOfBooking } from './kind-invariants.ts'
import { hashOf } from './fake-encryption.ts'
import type { Phone } from './phone.ts'
import type { SimulatedPage } from './steps.ts'

/** A page's fetched data of all kinds besides forms. */
interface FollowedKinds {
  readonly ids: readonly string[]
  readonly orders: readonly PlacedOrder[]
  /** Sales from quotas, by id. */
  readonly sales: ReadonlyMap<string, number>
}

/** Parts of the shop that are edited. */
const editPlaces = [
  { kind: 'item', path: 'milk', part: '' },
  { kind: 'text', path: 'home', part: 'title' },
  { kind: 'picture', path: 'milk', part: 'photo' },
] as const
/** Items that the desk answers. */
const deskItems = ['request/1', 'request/2', 'order/3'] as const

/** Returns the lane of the edits of a place. */
const laneOfPlace = ({ kind, path, part }: (typeof editPlaces)[number]) => `edit ${kind} ${path} ${part}`

/** People's actions besides sending forms, by the code under test. */
export class KindActions extends AccountActions {
  /** Orders by account, to be made again on the same or another phone. */
  private readonly orders = new Map<string, OrderContent[]>()

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
      observed: [`a${this.next()}`],
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
    const own = [...this.centre.orders.byId.values()].filter(
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
    if (url !== undefined && !this.centre.orders.paid(entry.id) && !this.centre.lost.has(entry.id))
      checker.violated(`${entry.id} may be paid before the centre has it`)
  }

  /** Changes a thing of the shop; together with an earlier change of it that was not sent. */
  async edit({ phone, page, account, n }: At): Promise<void> {
    const { build } = this.environment
    const place = editPlaces[n % editPlaces.length]!
    const lane = laneOfPlace(place)
    for (let turn = 0; turn < 9; turn += 1) {
      const before = { ...this.centre.edits.factOf(lane).values }
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
    if (stored === false) checker.mark('another tab was first with an edit')
    return stored !== false
  }

  /** Says something about an item of the desk. */
  async answerFromDesk({ phone, page, account, n }: At): Promise<void> {
    const item = deskItems[n % deskItems.length]!
    const earlier = [...phone.store.disk.entries.values()].flatMap(({ id, kind, lane, owner }) =>
      kind === 'desk-answer' && lane === item && owner === account ? [id] : [],
    )
    const { build, checker } = this.environment
    const after = build.namesOf(earlier)
    const answers = { what: 'request', item, seen: phone.followed.get(item) ?? 0, after, note: this.words() }
    const content = { form: 'desk-answer', version: 1, answers }
    const returned = this.pick(
      phone,
      n,
      (entry) => entry.kind === 'desk-answer' && entry.state === 'returned',
    )
    const replaces = n % 2 === 0 ? returned?.id : undefined
    const entry = this.queued(phone, account, { kind: 'desk-answer', lane: item, content })
    checker.kinds.noteEarlier(entry.id, earlier)
    if (replaces !== undefined) checker.noteCorrection(entry.id, replaces)
    await this.transactAs({ phone, page, account }, (rows) => putEntry(rows, entry, { replaces }))
  }

  /**
   * Follows the centre: prices, the profile, the shop's things and the desk's items. Returns the phone's current view,
   * and the account's orders, which it stores with its list.
   */
  async follow(phone: Phone, page: SimulatedPage): Promise<FollowedKinds> {
    const { account } = phone
    const { orders, edits, desk, bookings, acts } = this.centre
    if (account === undefined || this.centre.deletedAccounts.has(account))
      return { ids: [], orders: [], sales: new Map() }
    // The centre's answer shows all actions that it completed before the request.
    const done = [...phone.store.disk.entries.values()].filter(
      (entry) => isOfBooking(entry) && entry.owner === account && entry.state === 'received',
    )
    const read = await this.environment.steps.ask(page, () => ({
      prices: new Map(orders.prices),
      followed: [
        ...editPlaces.map((place) => [laneOfPlace(place), edits.versionOf(laneOfPlace(place))] as const),
        ...deskItems.map((item) => [item, desk.seenOf(item)] as const),
      ],
      shown: [
        ...[...orders.byId.values()].filter(({ owner }) => owner === account),
        ...desk.answers.filter(({ who }) => who === account),
        ...acts.done.filter(({ who }) => who === account),
      ].map(({ id }) => id),
      sales: new Map(acts.of(account, 'quota-sale').map(({ id, content }) => [id, packsIn(content)])),
      bookings: bookings.all,
      orders: [...orders.byId.values()].flatMap((order) => (order.owner === account ? [{ ...order }] : [])),
    }))
    for (const [product, price] of read.prices) phone.prices.set(product, price)
    for (const [what, version] of read.followed) phone.followed.set(what, version)
    for (const booking of read.bookings) this.showBooking(phone, booking)
    await this.followAccount({ phone, page, account })
    return { ids: [...read.shown, ...done.map(({ id }) => id)], orders: read.orders, sales: read.sales }
  }

  /** Staff or a buyer write down what happened: on a khata, about cash, goods, an order or a door. One lane for all of a kind. */
  async writeDown({ phone, page, account, n }: At): Promise<void> {
    const { build } = this.environment
    const kind = writtenKinds[n % writtenKinds.length]!
    const words = this.words()
    const content =
      kind === 'stock-sheet' ? { label: '', body: { words } } : { do: 'count', order: words, paise: n % 99 }
    const entry = this.queued(phone, account, { kind, lane: kind, alone: true, content })
    await this.transactAs({ phone, page, account }, (rows) => build.putAct(rows, entry))
  }

  /** Sells from the account's quota, which is one phone's; what is left is read in the transaction that writes the sale. */
  async sell({ phone, page, account, n }: At): Promise<void> {
    if (phone.name !== 'phone 0') return
    const { build, checker } = this.environment
    const packs = 1 + (n % 3)
    const content = { do: 'sell', quota: account, packs, at: new Date(0).toISOString(), label: '', buyer: '' }
    const entry = this.queued(phone, account, { kind: 'quota-sale', lane: account, alone: true, content })
    await this.transactAs({ phone, page, account }, async (rows) => {
      const own = [...phone.store.disk.entries.values()].flatMap((known) =>
        known.kind === 'quota-sale' && known.owner === account
          ? [{ id: known.id, act: this.contentOf(known) as Sale }]
          : [],
      )
      const sales = [...phone.sales].flatMap(([id, sale]) => (sale.who === account ? [{ id, ...sale }] : []))
      const left = build.leftOf({ id: account, packs: quotaPacks, sales } as unknown as Quota, own)
      if (left < packs) return checker.mark('a quota is sold out')
      await build.putAct(rows, entry)
    })
  }
}

/** The kinds that `writeDown` writes. */
const writtenKinds = ['khata', 'cash', 'order-said-paid', 'stock-sheet', 'round-mark'] as const

const packsIn = (content: string) => (JSON.parse(content) as Sale).packs

function codeOf(entry: Entry): string | undefined {
  return entry.state === 'returned' ? entry.returned.code : undefined
}

/** An entry with files that is not a form. */
interface WithFiles extends Pick<WaitingEntry, 'id' | 'kind' | 'lane' | 'keepsFiles'> {
  readonly content: string
  /** Hashes of its photos and voice notes. */
  readonly shas: readonly string[]
}

/** Sending of photos and voice notes besides forms, by the code under test. */
export class AttachmentActions extends KindActions {
  /** Writes to the centre; copies of the files stay in the conversation. */
  async sendMessage(at: At): Promise<void> {
    const words = this.words()
    const shas = this.newFiles(1 + (at.n % 3))
    const content = `${words} [${shas.join(' ')}]`
    const id = idFor({ id: `m-${words}`, owner: at.account, words }, content, 0)
    const message = { id, kind: 'support-message', lane: 'support', content, shas }
    await this.save(at, words, { ...message, keepsFiles: true })
  }

  /** Says something about an item of the desk, with photos or a voice note. */
  async answerWithFiles(at: At): Promise<void> {
    const { phone, account, n } = at
    const item = deskItems[n % deskItems.length]!
    const earlier = [...phone.store.disk.entries.values()].flatMap(({ id, kind, lane, owner }) =>
      kind === 'desk-answer' && lane === item && owner === account ? [id] : [],
    )
    const { build, checker } = this.environment
    const words = this.words()
    const shas = this.newFiles(1 + (n % 2))
    const after = build.namesOf(earlier)
    const answers = { what: 'request', item, seen: phone.followed.get(item) ?? 0, after, note: words }
    const content = contentText({ form: 'desk-answer', version: 1, answers, manifest: shas })
    checker.kinds.noteEarlier(`m-${words}`, earlier)
    await this.save(at, words, { id: `m-${words}`, kind: 'desk-answer', lane: item, content, shas })
  }

  private newFiles(many: number): string[] {
    return Array.from({ length: many }, () => `v${this.next()}`)
  }

  /** Takes the files into a draft, and sends it. */
  private async save(
    { phone, page, account }: At,
    words: string,
    { content, shas, ...facts }: WithFiles,
  ): Promise<void> {
    const { build, checker, encryption } = this.environment
    const { id } = facts
    const draft = { id: `m-${words}`, owner: account, words }
    const store = phone.storeFor(page)
    const asAccount: OutboxStore = {
      transact: (work) =>
        store.transact((rows) =>
          phone.account === account ? work(rows) : Promise.reject(new Error('locked')),
        ),
    }
    const now = phone.now()
    const entry: WaitingEntry = {
      ...facts,
      ...filesToSend(shas),
      owner: account,
      hash: hashOf(content),
      sealed: encryption.encrypt({ owner: account, content }),
      state: 'waiting',
      attempts: 0,
      createdAt: now,
      nextAttemptAt: now,
    }
    try {
      await phone.store.transact(page, (rows) => {
        if (phone.account !== account) return Promise.reject(new Error('locked'))
        rows.putDraft(draft)
        for (const sha256 of shas) rows.putFile({ id: `p-${sha256}`, owner: account, of: draft.id, sha256 })
        return Promise.resolve()
      })
      // Another tab may show the draft until it is gone.
      checker.noteDoubleTap(id)
      checker.noteSubmission(draft.id, id)
      const files = shas.map((sha256) => `p-${sha256}`)
      const result = await build.saveEntry(asAccount, entry, { draft: draft.id, files })
      if (result === 'saved') checker.noteReportedSaved(id)
    } catch {
      // Not kept, and said so: the words stay on the screen and in the draft.
    }
  }
}
