import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import type { Replacing, Submitted } from '#src/core/outbox/save-entry.ts'
import type { OutboxStore } from '#src/core/outbox/world.ts'
import type { Phone } from './simulated-phone.ts'
import type { Draft, PhoneRows } from './phone-rows.ts'
import { isJudgedByKind } from './kind-invariants.ts'
import { Owners } from './simulated-owners.ts'
import { filesToSend, idFor, pick } from './submission-parts.ts'
import { hashOf, type EntryContent } from './fake-encryption.ts'
import type { SimulatedPage } from './steps.ts'

const kinds = ['', '', '', '', '', '', '', ' bad', ' account-only', ' heavy']
/** Delays in ms until an old tab submits again: while the first is being sent, or long after. */
const tabDelays = [20, 500, 5_000, 60_000, 3_600_000]
const sizes = [300, 300, 2_000, 40_000]

/** Kinds that nobody withdraws: a later one takes their place. */
const lasting = new Set(['profile', 'consent', 'order-cancel'])

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
