import type { EntryRows } from '#src/core/outbox/world.ts'
import type { DrainOptions } from '#src/core/outbox/due.ts'
import type { Drained } from '#src/core/outbox/drain.ts'
import type { Centre } from '../centre/centre.ts'
import type { KindActions } from './kind-actions.ts'
import { lifeOf, RestoredPhone } from './restored-phone.ts'
import type { PlacedOrder } from '../centre/orders.ts'
import type { Row } from '../centre/files.ts'
import type { Phone, PhoneEnvironment } from './simulated-phone.ts'
import type { PhoneRows } from './phone-rows.ts'
import type { SimulatedPage } from './steps.ts'

/** The centre's list for the phone's user, as fetched. */
interface FetchedList {
  readonly phone: Phone
  /** The transaction that stores it, and its rows as the code under test sees them. */
  readonly disk: PhoneRows
  readonly rows: EntryRows
  readonly life: unknown
  readonly who: string
  readonly shown: readonly Row[]
  readonly orders: readonly PlacedOrder[]
  readonly list: readonly string[]
}

/** The users of a phone, and the automatic work of its pages for them. */
export class Owners {
  protected readonly environment: PhoneEnvironment
  private readonly centre: Centre
  private readonly timers = new WeakMap<SimulatedPage, number>()
  private readonly kinds: KindActions
  private readonly restored: RestoredPhone

  constructor(environment: PhoneEnvironment, centre: Centre, kinds: KindActions) {
    this.environment = environment
    this.centre = centre
    this.kinds = kinds
    this.restored = new RestoredPhone(environment, centre)
  }

  /** Sends waiting entries, and sets the page's timer. */
  async drain(phone: Phone, page: SimulatedPage, options: DrainOptions = {}): Promise<Drained | undefined> {
    const { build, checker } = this.environment
    await this.settleClaims(phone, page)
    try {
      const drained = await build.drain(phone.worldFor(page), options, build.rules)
      this.setTimer(phone, page, drained.nextAt)
      return drained
    } catch (error) {
      checker.violated(`the drain threw ${String(error)}`)
    }
  }

  /** A page has one timer; the newest word on when to drain again counts. */
  private setTimer(phone: Phone, page: SimulatedPage, nextAt: number | undefined): void {
    const turn = (this.timers.get(page) ?? 0) + 1
    this.timers.set(page, turn)
    if (nextAt === undefined) return
    this.environment.steps.after(page, nextAt - phone.now(), () => {
      if (this.timers.get(page) === turn) void this.drain(phone, page)
    })
  }

  /** Signs in if there is a network, and claims the guest's data. */
  async signIn(
    phone: Phone,
    page: SimulatedPage,
    account: string,
    options: DrainOptions = { ignorePauses: true },
  ): Promise<void> {
    const { steps, fired } = this.environment
    const signed = await steps.ask(page, () => {
      if (this.centre.deletedAccounts.has(account)) return false
      if (phone.offline || (phone.account !== undefined && phone.account !== account)) return false
      if (phone.calling.size > 0) fired('user switched while sending')
      phone.account = account
      phone.tokenIsGood = true
      return true
    })
    if (!signed) return
    await phone.store.transact(page, (rows) => this.claim(phone, rows, account))
    await this.drain(phone, page, options)
  }

  signOut(phone: Phone): void {
    if (phone.account === undefined) return
    if (phone.calling.size > 0) this.environment.fired('user switched while sending')
    this.environment.build.onSignOut(phone.store.disk, phone.account)
    phone.account = undefined
    phone.tokenIsGood = false
  }

  /**
   * Mirrors the centre's list, and forgets the entries that it shows; sends entries again that a restored centre has
   * lost.
   */
  async verify(phone: Phone, page: SimulatedPage): Promise<void> {
    if (phone.offline) return
    await this.restored.follow(phone, page)
    const life = lifeOf(phone)
    const who = phone.account ?? phone.store.disk.settings.guest
    const unconfirmed = this.restored.unconfirmedNow(phone)
    const shown = await this.environment.steps.ask(page, () =>
      this.centre.requests.rows.flatMap((row) => (row.owner === who ? [{ ...row }] : [])),
    )
    const others = await this.kinds.follow(phone, page)
    const list = [...shown.map(({ id }) => id), ...others.ids]
    const { build } = this.environment
    const isStored = await phone.store.transact(page, (disk) =>
      build
        .store({ transact: (work) => work(disk) })
        .transact((rows) =>
          this.storeList({ phone, disk, rows, life, who, shown, orders: others.orders, list }),
        ),
    )
    if (isStored) await this.restored.sendAgain(phone, page, unconfirmed)
  }

  private async storeList({
    phone,
    disk,
    rows,
    life,
    who,
    shown,
    orders,
    list,
  }: FetchedList): Promise<boolean> {
    // Another page has begun anew, and knows more than this list.
    if (lifeOf(phone) !== life) return false
    disk.atCommit(() => {
      for (const request of shown) phone.mirrored.set(request.id, { who, request })
      for (const order of orders) phone.mirrored.set(order.id, { who, order })
      for (const id of list) phone.mirror.add(id)
    })
    await this.environment.build.forgetShown({ transact: (work) => work(rows) }, list, true)
    await this.restored.confirm(phone, rows, new Set(list))
    return true
  }

  /** In one transaction the guest's work is the account's, the claim is noted and the next guest has a new secret. */
  private async claim(phone: Phone, rows: PhoneRows, account: string): Promise<void> {
    const { encryption, build, checker } = this.environment
    const settings = rows.settings()
    for (const entry of rows.ofOwner('device')) {
      const content = encryption.decrypt(entry.sealed)
      const encrypted = encryption.encrypt({ ...content, owner: account }, entry.sealed.bytes.byteLength)
      const claimed = build.claimed({ ...entry, owner: account, sealed: encrypted })
      await (claimed ? rows.put(claimed) : rows.delete(entry.id))
    }
    for (const file of rows.filesOf('device')) rows.putFile(build.claimedFile({ ...file, owner: account }))
    for (const draft of rows.draftsOf('device')) rows.putDraft({ ...draft, owner: account })
    const claims = [...settings.claims, { guest: settings.guest, account }]
    checker.noteClaim(settings.guest, account)
    const past = [...settings.past, { guest: settings.guest, account }]
    rows.putSettings({ guest: phone.newGuest(), claims, past })
  }

  private async settleClaims(phone: Phone, page: SimulatedPage): Promise<void> {
    for (const claim of phone.store.disk.settings.claims) {
      if (claim.account !== phone.account || !phone.tokenIsGood) continue
      if (this.centre.deletedAccounts.has(claim.account)) continue
      const fault = phone.takeConnectionFault()
      const { steps } = this.environment
      if (fault && !fault.includes('after')) {
        await steps.ask(page, () => undefined)
        continue
      }
      await new Promise<void>((resolve) => {
        steps.later(undefined, () => {
          this.centre.requests.claim(claim.guest, claim.account)
          steps.later(page, resolve)
        })
      })
      if (fault) continue
      await this.forgetClaim(phone, page, claim)
    }
  }

  private async forgetClaim(phone: Phone, page: SimulatedPage, claim: { guest: string }): Promise<void> {
    try {
      await phone.store.transact(page, (rows) => {
        const { guest, claims, past } = rows.settings()
        rows.putSettings({ guest, claims: claims.filter((other) => other.guest !== claim.guest), past })
        return Promise.resolve()
      })
    } catch {
      // It is settled again by the next drain, which changes nothing at the centre.
    }
  }
}
