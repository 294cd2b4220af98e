import type { Replacing, Submitted } from '#src/platform/outbox/save-entry.ts'
import type { DrainOptions } from '#src/platform/outbox/policy.ts'
import type { EntryRows, OutboxStore } from '#src/platform/outbox/world.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { Drained } from '#src/platform/outbox/drain.ts'
import type { Row } from '../centre/files.ts'
import type { Centre } from '../centre/centre.ts'
import type { PlacedOrder } from '../centre/orders.ts'
import { actKinds } from './act-invariants.ts'
import { isJudgedByKind } from './kind-invariants.ts'
import { lifeOf, RestoredPhone } from './restored-phone.ts'
import type { Phone, PhoneEnvironment } from './phone.ts'
import type { SimulatedPage } from './steps.ts'
import type { KindActions } from './kind-actions.ts'
import { filesToSend, idFor, pick } from './account-actions.ts'
import type { Draft, PhoneRows } from './phone-store.ts'
import { type EntryContent, hashOf } from './fake-encryption.ts'

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
  readonly sales: ReadonlyMap<string, number>
  readonly list: readonly string[]
}

/** The users of a phone, and the automatic work of its pages for them. */
class Owners {
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
      build.store({ transact: (work) => work(disk) }).transact((rows) =>
        this.storeList({
          phone,
          disk,
          rows,
          life,
          who,
          shown,
          orders: others.orders,
          sales: others.sales,
          list,
        }),
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
    sales,
    list,
  }: FetchedList): Promise<boolean> {
    // Another page has begun anew, and knows more than this list.
    if (lifeOf(phone) !== life) return false
    disk.atCommit(() => {
      for (const request of shown) phone.mirrored.set(request.id, { who, request })
      for (const order of orders) phone.mirrored.set(order.id, { who, order })
      for (const id of list) phone.mirror.add(id)
      for (const [id, packs] of sales) phone.sales.set(id, { who, packs })
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

const kinds = ['', '', '', '', '', '', '', ' bad', ' account-only', ' heavy']
/** Delays in ms until an old tab submits again: while the first is being sent, or long after. */
const tabDelays = [20, 500, 5_000, 60_000, 3_600_000]
const sizes = [300, 300, 2_000, 40_000]

/** Kinds that nobody withdraws: a later one takes their place, or they have happened. */
const lasting = new Set<string>(['profile', 'consent', 'order-cancel', ...actKinds])

/** The guest of a submission has become an account. */
const changed = new Error('changed')

function isForeign(phone: Phone, { id, owner: begunAs }: Draft): boolean {
  const owners = [begunAs, phone.store.disk.drafts.get(id)?.owner]
  return owners.some((owner) => owner !== undefined && owner !== 'device' && owner !== phone.owner())
}

/** Actions of a person on a page, by the code under test. */
export class People extends Owners {
  private made = 0
  private taken = 0
  private readonly submitting = new Set<string>()
  /** Drafts that more than one tab has open. */
  private readonly inSeveralTabs = new Set<string>()

  /** Some forms ask for files, one to eight of them. */
  async writeDraft(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const words = this.newWords()
    const id = `d-${words}`
    const owner = phone.owner()
    const files = [0, 0, 0, 1, 2, 3, 0, 8][n % 8]!
    await phone.store.transact(page, (rows) => {
      rows.putDraft({ id, owner, words })
      for (let at = 0; at < files; at += 1) this.photograph(rows, id, owner)
      return Promise.resolve()
    })
  }

  /** Takes a picture for a draft, or takes one anew. */
  async takePhoto(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const draft = this.draftOf(phone, n)
    if (!draft) return
    await phone.store.transact(page, (rows) => {
      const there = rows.draftsOf(draft.owner).some(({ id }) => id === draft.id)
      const files = rows.filesOf(draft.owner).filter(({ of }) => of === draft.id)
      const retaken = files[n % 8]
      if (there && retaken) rows.dropFile(retaken.id)
      if (there && (retaken || files.length < 8)) this.photograph(rows, draft.id, draft.owner)
      return Promise.resolve()
    })
  }

  private photograph(rows: PhoneRows, of: string, owner: string): void {
    const sha256 = `f${(this.taken += 1)}`
    rows.putFile({ id: `p-${sha256}`, owner, of, sha256 })
  }

  /** Submits new answers, without a draft or as a correction of a returned entry. */
  async submit(phone: Phone, page: SimulatedPage, n: number, replaces?: string): Promise<void> {
    const words = this.newWords()
    const entry = this.entry(phone, `e-${words}`, words + (replaces ? '' : kinds[n % kinds.length]!), n)
    await this.saveAsGuest(phone, page, entry, replaces === undefined ? {} : { replaces })
  }

  async submitDraft(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const draft = this.draftOf(phone, n)
    if (!draft) return
    // A draft is listed until it is gone; a tab shows it for longer.
    if (n % 7 < 2) this.inSeveralTabs.add(draft.id)
    const submit = (words: string) => this.submitIn(phone, page, n, draft, words)
    const tabs = [submit(draft.words)]
    if (n % 7 === 0) tabs.push(submit(`${draft.words} of another tab`))
    if (n % 7 === 1) this.submitLater(phone, page, n, draft)
    if (this.submitting.has(draft.id)) this.inSeveralTabs.add(draft.id)
    this.submitting.add(draft.id)
    await Promise.all(tabs).finally(() => this.submitting.delete(draft.id))
  }

  /** A tab that still shows the draft; a form closes when its person or guest has left. */
  private submitLater(phone: Phone, page: SimulatedPage, n: number, draft: Draft): void {
    const who = () => `${phone.owner()} ${phone.store.disk.settings.guest}`
    const then = who()
    this.environment.steps.after(page, tabDelays[n % tabDelays.length]!, () => {
      if (who() === then) void this.submitIn(phone, page, n, draft, draft.words)
    })
  }

  /**
   * As a page does: it reads and encrypts anew until nothing has changed meanwhile, and takes another id where another
   * account has this one. Words of a draft that another tab has submitted are over.
   */
  private async submitIn(
    phone: Phone,
    page: SimulatedPage,
    n: number,
    draft: Draft,
    words: string,
  ): Promise<void> {
    const { steps } = this.environment
    let result: Submitted | undefined = 'changed'
    for (
      let turn = 0;
      result === 'changed' || (result === 'taken' && turn < 9);
      turn += result === 'taken' ? 1 : 0
    ) {
      const all = await steps.ask(page, () => [...phone.store.disk.files.values()])
      const files = all.filter(({ of }) => of === draft.id)
      // Not claimed yet, or another person's by now.
      if (files.some(({ owner }) => owner !== phone.owner()) || isForeign(phone, draft)) return
      const shas = files.map(({ sha256 }) => sha256)
      const content = shas.length > 0 ? `${words} [${shas.join(' ')}]` : words
      const entry = this.entry(phone, idFor(draft, content, turn), content, n)
      if (this.inSeveralTabs.has(draft.id)) this.environment.checker.noteDoubleTap(entry.id)
      const place = { draft: draft.id, files: files.map((file) => file.id) }
      const replaces = draft.replaces === undefined ? {} : { replaces: draft.replaces }
      result = await this.saveAsGuest(
        phone,
        page,
        { ...entry, ...filesToSend(shas) },
        { ...place, ...replaces },
      )
      // The very same words, claimed by an account meanwhile: a page looks whether the guest is still the same.
      if (phone.store.disk.entries.get(entry.id)?.hash === entry.hash) return
    }
  }

  async tapTwice(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const words = this.newWords()
    const entry = this.entry(phone, `e-${words}`, words, n)
    this.environment.checker.noteDoubleTap(entry.id)
    // A finger taps twice; or another tab, opened on the same draft before, has other words under the same id.
    const second = n % 3 === 0 ? this.entry(phone, entry.id, `${words} of another tab`, n) : entry
    await Promise.all([this.saveAsGuest(phone, page, entry, {}), this.saveAsGuest(phone, page, second, {})])
  }

  async correct(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const returned = this.entryOf(phone, n, (entry) => entry.state === 'returned' && !isJudgedByKind(entry))
    if (returned?.files) await this.correctWithFiles(phone, page, returned)
    else if (returned) await this.submit(phone, page, n, returned.id)
  }

  /** Makes a draft of a returned entry and its files, to be submitted some time later. */
  private async correctWithFiles(phone: Phone, page: SimulatedPage, returned: Entry): Promise<void> {
    const { build, checker } = this.environment
    const words = this.newWords()
    const id = `d-${words}`
    const { owner } = returned
    await phone.store.transact(page, async (rows) => {
      if ((await rows.get(returned.id))?.owner !== owner) return
      if (rows.draftsOf(owner).some(({ replaces }) => replaces === returned.id)) return
      rows.putDraft({ id, owner, words, replaces: returned.id })
      await build.copyFilesToDraft(rows, returned.id, id)
      checker.noteCopiedFiles(rows.filesOf(owner), returned.id, id)
    })
  }

  private draftOf(phone: Phone, n: number): Draft | undefined {
    return pick(phone.store.disk.drafts.values(), n, ({ owner }) => owner === phone.owner())
  }

  async withdraw(phone: Phone, page: SimulatedPage, n: number): Promise<void> {
    const entry = this.entryOf(phone, n, ({ state, kind }) => state !== 'received' && !lasting.has(kind))
    if (!entry) return
    const { id, owner, kind } = entry
    const withdrawal = { id, owner, evenIfSent: n % 2 === 0 || kind === 'edit' }
    const { build, checker } = this.environment
    checker.noteWithdrawal(entry.id)
    const withdrawn = kind === 'order' ? build.withdrawOrder : build.withdrawEntry
    const result = withdrawn(phone.storeFor(page), () => phone.now(), withdrawal)
    checker.noteReportedWithdrawn(entry.id, await result.catch(() => 'unknown'))
  }

  private async saveAsGuest(
    phone: Phone,
    page: SimulatedPage,
    entry: WaitingEntry,
    place: Replacing,
  ): Promise<Submitted | undefined> {
    const { build, checker, steps } = this.environment
    if (place.replaces !== undefined) checker.noteCorrection(entry.id, place.replaces)
    if (place.draft !== undefined) checker.noteSubmission(place.draft, entry.id)
    try {
      const result = await build.saveEntry(this.asGuest(phone, page, entry, place), entry, place)
      if (result === 'saved') checker.noteReportedSaved(entry.id)
      else checker.mark(`submitting: ${result}`)
      if (result !== 'changed' && steps.dice.oneIn(2)) void this.drain(phone, page)
      return result
    } catch (error) {
      if (error === changed) return 'changed'
      // Not kept, and said so: the words stay on the screen and in the draft.
      return undefined
    }
  }

  /** Signs in as a guest during a draft's submission, which is then the account's. */
  private asGuest(
    phone: Phone,
    page: SimulatedPage,
    { owner }: WaitingEntry,
    { draft }: Replacing,
  ): OutboxStore {
    const store = phone.storeFor(page)
    if (owner !== 'device' || draft === undefined) return store
    const { guest } = phone.store.disk.settings
    return {
      transact: (work) =>
        store.transact((rows) =>
          phone.store.disk.settings.guest === guest ? work(rows) : Promise.reject(changed),
        ),
    }
  }

  private entry(phone: Phone, id: string, content: string, n: number): WaitingEntry {
    const owner = phone.owner()
    const guest = owner === 'device' ? { guest: phone.store.disk.settings.guest } : {}
    const inside: EntryContent = { owner, content, ...guest }
    const createdAt = phone.now()
    return {
      id,
      kind: n % 5 === 0 ? 'support-message' : 'soil-test',
      owner,
      // Half of the entries share a lane.
      lane: n % 4 < 2 ? `lane ${n % 2}` : id,
      hash: hashOf(content),
      createdAt,
      sealed: this.environment.encryption.encrypt(inside, sizes[(n >> 4) % sizes.length]),
      attempts: 0,
      state: 'waiting',
      nextAttemptAt: createdAt,
    }
  }

  private entryOf(phone: Phone, n: number, fits: (entry: Entry) => boolean): Entry | undefined {
    const owner = phone.owner()
    return pick(phone.store.disk.entries.values(), n, (entry) => entry.owner === owner && fits(entry))
  }

  private newWords(): string {
    return `w${(this.made += 1)}`
  }
}
