import type { Haste } from '#src/core/outbox/due.ts'
import type { Drained } from '#src/core/outbox/drain.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import type { Centre } from './centre.ts'
import type { Phone, Surroundings } from './phone.ts'
import type { PhoneRows } from './phone-store.ts'
import { hashOf, type Inside } from './seals.ts'
import type { Page } from './steps.ts'

const kinds = ['', '', '', '', '', '', '', ' bad', ' account-only', ' heavy']
const sizes = [300, 300, 2_000, 40_000]

/** What a person does on a page, by way of the code under test. */
export class People {
  private readonly around: Surroundings
  private readonly centre: Centre
  private readonly timers = new WeakMap<Page, number>()
  private made = 0

  constructor(around: Surroundings, centre: Centre) {
    this.around = around
    this.centre = centre
  }

  async writeDraft(phone: Phone, page: Page): Promise<void> {
    const words = this.newWords()
    await phone.store.transact(page, (rows) => {
      rows.putDraft({ id: `d-${words}`, owner: phone.owner(), words })
      return Promise.resolve()
    })
  }

  /** Submits new words, as a form without a draft or as one that mends what came back. */
  async submit(phone: Phone, page: Page, n: number, replaces?: string): Promise<void> {
    const words = this.newWords()
    const entry = this.entry(phone, `e-${words}`, words + (replaces ? '' : kinds[n % kinds.length]!), n)
    await this.keep(phone, page, entry, replaces === undefined ? {} : { replaces })
  }

  async submitDraft(phone: Phone, page: Page, n: number): Promise<void> {
    const draft = pick(phone.store.kept.drafts.values(), n, ({ owner }) => owner === phone.owner())
    if (!draft) return
    // The draft's id becomes the entry's, so that two tabs cannot send one draft twice.
    await this.keep(phone, page, this.entry(phone, draft.id, draft.words, n), { draft: draft.id })
  }

  async tapTwice(phone: Phone, page: Page, n: number): Promise<void> {
    const words = this.newWords()
    const entry = this.entry(phone, `e-${words}`, words, n)
    this.around.judge.sawDoubleTap(entry.id)
    // A finger taps twice; or another tab, opened on the same draft before, has other words under the same id.
    const second = n % 3 === 0 ? this.entry(phone, entry.id, `${words} of another tab`, n) : entry
    await Promise.all([this.keep(phone, page, entry, {}), this.keep(phone, page, second, {})])
  }

  async mend(phone: Phone, page: Page, n: number): Promise<void> {
    const returned = this.entryOf(phone, n, (entry) => entry.state === 'returned')
    if (returned) await this.submit(phone, page, n, returned.id)
  }

  async withdraw(phone: Phone, page: Page, n: number): Promise<void> {
    const entry = this.entryOf(phone, n, ({ state }) => state !== 'received')
    if (!entry) return
    const wish = { id: entry.id, owner: entry.owner, evenIfSent: n % 2 === 0 }
    const { build, judge } = this.around
    judge.willWithdraw(entry.id)
    const said = build.withdrawEntry(phone.storeFor(page), () => phone.now(), wish)
    judge.saidWithdrawn(entry.id, await said.catch(() => 'unknown'))
  }

  /** Sends what waits, and sets the page's timer for the next time. */
  async drain(phone: Phone, page: Page, haste: Haste = {}): Promise<Drained | undefined> {
    const { build, judge } = this.around
    await this.settleClaims(phone, page)
    try {
      const drained = await build.drain(phone.worldFor(page), haste, build.rules)
      this.setTimer(phone, page, drained.nextAt)
      return drained
    } catch (error) {
      judge.breaks(`the drain threw ${String(error)}`)
    }
  }

  /** A page has one timer; the newest word on when to drain again counts. */
  private setTimer(phone: Phone, page: Page, nextAt: number | undefined): void {
    const turn = (this.timers.get(page) ?? 0) + 1
    this.timers.set(page, turn)
    if (nextAt === undefined) return
    this.around.steps.after(page, nextAt - phone.now(), () => {
      if (this.timers.get(page) === turn) void this.drain(phone, page)
    })
  }

  /** Signs in where there is a network, and claims what the guest of this phone made. */
  async signIn(
    phone: Phone,
    page: Page,
    account: string,
    haste: Haste = { ignorePauses: true },
  ): Promise<void> {
    const { steps, fired } = this.around
    const signed = await steps.ask(page, () => {
      if (phone.offline || (phone.account !== undefined && phone.account !== account)) return false
      if (phone.calling.size > 0) fired('user switched while sending')
      phone.account = account
      phone.tokenIsGood = true
      return true
    })
    if (!signed) return
    await phone.store.transact(page, (rows) => this.claim(phone, rows, account))
    await this.drain(phone, page, haste)
  }

  signOut(phone: Phone): void {
    if (phone.account === undefined) return
    if (phone.calling.size > 0) this.around.fired('user switched while sending')
    this.around.build.onSignOut(phone.store.kept, phone.account)
    phone.account = undefined
    phone.tokenIsGood = false
  }

  /** Mirrors the centre's list, and forgets the entries that it shows. */
  async look(phone: Phone, page: Page): Promise<void> {
    if (phone.offline) return
    const who = phone.account ?? phone.store.kept.settings.guest
    const shown = await this.around.steps.ask(page, () =>
      this.centre.rows.filter((row) => row.owner === who).map((row) => row.id),
    )
    for (const id of shown) phone.mirror.add(id)
    await this.around.build.forgetShown(phone.storeFor(page), shown)
  }

  private async keep(
    phone: Phone,
    page: Page,
    entry: WaitingEntry,
    place: { draft?: string; replaces?: string },
  ): Promise<void> {
    const { build, judge, steps } = this.around
    if (place.replaces !== undefined) judge.willMend(entry.id, place.replaces)
    try {
      const said = await build.keepEntry(phone.storeFor(page), entry, place)
      if (said === 'kept') judge.saidSaved(entry.id)
    } catch {
      // Not kept, and said so: the words stay on the screen and in the draft.
      return
    }
    if (steps.dice.oneIn(2)) void this.drain(phone, page)
  }

  private entry(phone: Phone, id: string, content: string, n: number): WaitingEntry {
    const owner = phone.owner()
    const guest = owner === 'device' ? { guest: phone.store.kept.settings.guest } : {}
    const inside: Inside = { owner, content, ...guest }
    const createdAt = phone.now()
    return {
      id,
      kind: 'soil-test',
      owner,
      // Half of what is made has an order to keep among itself.
      lane: n % 4 < 2 ? `lane ${n % 2}` : id,
      hash: hashOf(content),
      createdAt,
      sealed: this.around.seals.seal(inside, sizes[(n >> 4) % sizes.length]),
      attempts: 0,
      state: 'waiting',
      nextAttemptAt: createdAt,
    }
  }

  /** In one transaction the guest's work is the account's, the claim is noted and the next guest has a new secret. */
  private async claim(phone: Phone, rows: PhoneRows, account: string): Promise<void> {
    const { seals, build, judge } = this.around
    const settings = rows.settings()
    for (const entry of rows.ofOwner('device')) {
      const inside = seals.look(entry.sealed)
      const sealed = seals.seal({ ...inside, owner: account }, entry.sealed.bytes.byteLength)
      const claimed = build.claimed({ ...entry, owner: account, sealed })
      await (claimed ? rows.put(claimed) : rows.delete(entry.id))
    }
    for (const draft of rows.draftsOf('device')) rows.putDraft({ ...draft, owner: account })
    const claims = [...settings.claims, { guest: settings.guest, account }]
    judge.willClaim(settings.guest, account)
    rows.putSettings({ guest: phone.newGuest(), claims })
  }

  private async settleClaims(phone: Phone, page: Page): Promise<void> {
    for (const claim of phone.store.kept.settings.claims) {
      if (claim.account !== phone.account || !phone.tokenIsGood) continue
      const fault = phone.takeLineFault()
      const { steps } = this.around
      if (fault && !fault.includes('after')) {
        await steps.ask(page, () => undefined)
        continue
      }
      await new Promise<void>((resolve) => {
        steps.later(undefined, () => {
          this.centre.claim(claim.guest, claim.account)
          steps.later(page, resolve)
        })
      })
      if (fault) continue
      await this.forgetClaim(phone, page, claim)
    }
  }

  private async forgetClaim(phone: Phone, page: Page, claim: { guest: string }): Promise<void> {
    try {
      await phone.store.transact(page, (rows) => {
        const { guest, claims } = rows.settings()
        rows.putSettings({ guest, claims: claims.filter((other) => other.guest !== claim.guest) })
        return Promise.resolve()
      })
    } catch {
      // It is settled again by the next drain, which changes nothing at the centre.
    }
  }

  private entryOf(phone: Phone, n: number, fits: (entry: Entry) => boolean): Entry | undefined {
    const owner = phone.owner()
    return pick(phone.store.kept.entries.values(), n, (entry) => entry.owner === owner && fits(entry))
  }

  private newWords(): string {
    return `w${(this.made += 1)}`
  }
}

function pick<Thing>(things: Iterable<Thing>, n: number, fits: (thing: Thing) => boolean): Thing | undefined {
  const fitting = [...things].filter(fits)
  return fitting[n % Math.max(1, fitting.length)]
}
