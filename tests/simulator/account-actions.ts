import { putEntry } from '#src/platform/outbox/save-entry.ts'
import type { Queued } from '#src/platform/outbox/queue.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import {
  type BookingAction,
  bookingActionKind,
  type BookingChange,
  deskBookingKind,
  type RefusedAction,
} from '#src/features/requests/booking-action.ts'
import {
  inOrder,
  type KnownProfile,
  type ProfileConflict,
  type ProfileContent,
  profileKind,
} from '#src/features/account/profile.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { contentText } from '#src/platform/outbox/content.ts'
import { slotOfDay, type TractorBooking } from '../centre/tractor.ts'
import { profileFields } from '../centre/accounts.ts'
import type { Centre } from '../centre/centre.ts'
import type { Draft } from './phone-store.ts'
import { hashOf } from './fake-encryption.ts'
import type { Phone, PhoneEnvironment } from './phone.ts'
import type { SimulatedPage } from './steps.ts'

/**
 * The draft's id becomes the entry's, so that two tabs cannot send one draft twice; where another account has it, or a draft is
 * so old that it has another kind of id, one follows from draft and words.
 */
export function idFor({ id, words }: Draft, content: string, turn: number): string {
  const fromWords = `${id} ${hashOf(content)}`
  const isOld = Number(words.slice(1)) % 5 === 0
  const ids = [...(isOld ? [] : [id]), fromWords]
  return ids[turn] ?? `${fromWords} ${turn}`
}

/** The n-th of those that fit, round and round. */
export function pick<Item>(
  items: Iterable<Item>,
  n: number,
  fits: (item: Item) => boolean,
): Item | undefined {
  const fitting = [...items].filter(fits)
  return fitting[n % Math.max(1, fitting.length)]
}

/** The files of an entry that nothing was sent of. */
export function filesToSend(shas: readonly string[]): Pick<WaitingEntry, 'files'> {
  const { length: total } = shas
  return total > 0 ? { files: { total, bytes: total, largest: 1, stored: [] } } : {}
}

/** Another person uses the phone by now; nothing was written. */
const locked = new Error('locked')

/** The place of a signed-in person's action; `n` selects the action. */
export interface At {
  readonly phone: Phone
  readonly page: SimulatedPage
  readonly account: string
  readonly n: number
}

/** Common base of the actions of signed-in people. */
class ActionsAsAccount {
  protected readonly environment: PhoneEnvironment
  protected readonly centre: Centre
  private made = 0

  constructor(environment: PhoneEnvironment, centre: Centre) {
    this.environment = environment
    this.centre = centre
  }

  /** A number that was never given before. */
  protected next(): number {
    return (this.made += 1)
  }

  /** In one transaction, as the account; `undefined` where nothing was written, and the person is told so. */
  protected async transactAs<Result>(
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

  protected queued(phone: Phone, account: string, { content, lane, id, ...facts }: Queued): WaitingEntry {
    const text = contentText(content)
    const createdAt = phone.now()
    const own = id ?? `k-${this.next()}`
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

  protected contentOf({ sealed }: Entry): unknown {
    return JSON.parse(this.environment.encryption.decrypt(sealed).content)
  }

  protected detailsOf(entry: Entry): unknown {
    return entry.state === 'returned'
      ? this.environment.encryption.decryptDetails(entry.returned.sealed)
      : undefined
  }

  protected pick(phone: Phone, n: number, fits: (entry: Entry) => boolean): Entry | undefined {
    const fitting = [...phone.store.disk.entries.values()].filter(
      (entry) =>
        entry.owner === phone.account &&
        fits(entry) &&
        (entry.state !== 'received' || entry.kind === 'order'),
    )
    return fitting[n % Math.max(1, fitting.length)]
  }

  protected words(end = ''): string {
    return `k${this.next()}${end}`
  }
}

/** Days that people ask for. */
const bookableDays = 12

/** People's actions on bookings, by the code under test. */
class BookingActions extends ActionsAsAccount {
  /** Takes an offered time, moves a booking or calls it off, as the phone shows it. */
  async actOnBooking(at: At): Promise<void> {
    const { phone, account, n } = at
    const booking = pickOf(phone, n, ({ owner }) => owner === account)
    const change = booking && changeOfOwner(booking, n >> 4)
    if (change) await this.queueAction(at, bookingActionKind, booking, change)
  }

  /** Offers times for a booking at the desk, confirms one, moves it or calls it off. */
  async planBooking(at: At): Promise<void> {
    const booking = pickOf(at.phone, at.n, () => true)
    const change = booking && changeOfDesk(booking, at.n >> 4)
    if (change) await this.queueAction(at, deskBookingKind, booking, change)
  }

  /** The phone shows a booking as it read it; an answer that came late changes nothing. */
  protected showBooking({ name, bookings }: Phone, booking: TractorBooking): void {
    if ((bookings.get(booking.id)?.version ?? 0) > booking.version) return
    bookings.set(booking.id, booking)
    this.environment.checker.kinds.bookings.noteShown(name, booking.id, booking.version)
  }

  /** One tap on a free time that came with a refusal sends the same action with it; nothing else is offered while one waits. */
  private async queueAction(
    { phone, page, account, n }: At,
    kind: string,
    { id: booking, version }: TractorBooking,
    change: BookingChange,
  ): Promise<void> {
    const own = [...phone.store.disk.entries.values()].filter(
      (entry) => entry.owner === account && entry.kind === kind && entry.lane === booking,
    )
    if (change.do !== 'call_off' && own.some(({ state }) => state !== 'returned')) return
    const returned = own.find(({ state }) => state === 'returned')
    const again = returned && this.againWith(returned, n)
    const content = again ?? { booking, label: 'tractor', seen: version, ...change }
    const entry = this.queued(phone, account, { kind, lane: booking, alone: true, content })
    if (returned) this.environment.checker.noteCorrection(entry.id, returned.id)
    await this.transactAs({ phone, page, account }, (rows) =>
      putEntry(rows, entry, { replaces: returned?.id }),
    )
  }

  /** The same action with one of the free times that came with its refusal; `undefined` without any, or for an offer. */
  private againWith(returned: Entry, n: number): BookingAction | undefined {
    const { booking, slots = [] } = (this.detailsOf(returned) as RefusedAction | undefined) ?? {}
    const action = this.contentOf(returned) as BookingAction
    const free = slots[n % Math.max(1, slots.length)]
    const isWanted = action.do !== 'offer' && n % 2 === 0
    return isWanted && booking && free ? { ...action, ...free, seen: booking.version } : undefined
  }
}

function pickOf(
  { bookings }: Phone,
  n: number,
  fits: (booking: TractorBooking) => boolean,
): TractorBooking | undefined {
  const fitting = [...bookings.values()].filter(fits)
  return fitting[n % Math.max(1, fitting.length)]
}

function changeOfOwner({ state, offers }: TractorBooking, n: number): BookingChange | undefined {
  const offer = offers[n % Math.max(1, offers.length)]
  if (n % 7 === 0) return state === 'called_off' ? undefined : { do: 'call_off', reason: 'rain' }
  if (state === 'offered' && offer) return { do: 'take', ...offer }
  return state === 'confirmed' ? { do: 'move', ...slotOfDay(n % bookableDays) } : undefined
}

function changeOfDesk({ state }: TractorBooking, n: number): BookingChange | undefined {
  const slot = slotOfDay(n % bookableDays)
  if (n % 11 === 0) return state === 'called_off' ? undefined : { do: 'call_off', reason: 'rain' }
  if (state === 'confirmed') return { do: 'move', ...slot }
  if (state === 'called_off') return undefined
  return n % 3 === 0
    ? { do: 'confirm', ...slot }
    : { do: 'offer', slots: [slot, slotOfDay((n + 5) % bookableDays)] }
}

interface StoredConsent {
  readonly id: string
  readonly purpose: string
  readonly given: boolean
  readonly sent: boolean
}

/** Actions of people on their own accounts, by the code under test. */
export class AccountActions extends BookingActions {
  /** Changes one or two fields of the profile, or takes a change back. */
  async changeProfile({ phone, page, account, n }: At): Promise<void> {
    const { build, checker } = this.environment
    for (let turn = 0; turn < 9; turn += 1) {
      const unsent = await phone.storeFor(page).transact((rows) => build.pendingChanges(account, rows))
      const known = phone.store.disk.values.get(`profile:${account}`) as KnownProfile | undefined
      // A form is offered once the phone has read the profile.
      if (!known) return
      const earlier = unsent
        .map((entry) => ({
          id: entry.id,
          createdAt: entry.createdAt,
          ...(this.contentOf(entry) as ProfileContent),
          theirs: (this.detailsOf(entry) as ProfileConflict | undefined)?.theirs,
        }))
        .toSorted(inOrder)
      const shown = Object.assign({}, known, ...earlier.map(({ changes }) => changes)) as KnownProfile
      const field = profileFields[n % 4]!
      const value = n % 5 === 0 ? known[field] : this.words()
      const changed = {
        [field]: value,
        ...(n % 3 === 0 ? { [profileFields[(n + 1) % 4]!]: this.words() } : {}),
      }
      const { version: _version, after: _after, ...profile } = { ...shown, ...changed }
      const content = build.changeOf(known, earlier, profile)
      if (!content) {
        // A change that another tab has stored since this one looked comes after this one.
        const isNewest = !this.pick(phone, 0, ({ kind }) => kind === profileKind)
        if (isNewest) checker.kinds.accounts.noteProfile(phone.name, account, changed)
        return
      }
      const facts = { kind: profileKind, lane: profileKind, alone: true, settles: true } as const
      const entry = this.queued(phone, account, { ...facts, content })
      checker.kinds.accounts.noteIntended(entry.id, changed)
      const seen = unsent.map(({ id }) => id)
      const isStored = await this.transactAs({ phone, page, account }, (rows) =>
        build.replaceChanges(rows, entry, seen, phone.now()),
      )
      if (isStored !== false) return
      checker.mark('another tab was first with the profile')
    }
  }

  async consent({ phone, page, account, n }: At): Promise<void> {
    const { build } = this.environment
    const purpose = n % 2 === 0 ? 'messages' : 'known-answers'
    const id = `c-${this.words()}`
    const stored = (phone.store.disk.values.get(`consents:${account}`) ?? []) as readonly StoredConsent[]
    const isReturned = (one: StoredConsent) => phone.store.disk.entries.get(one.id)?.state === 'returned'
    const last = stored.findLast((one) => one.purpose === purpose && !isReturned(one))
    const made_at = new Date(phone.now()).toISOString()
    const consent = { id, purpose, version: 1, given: n % 3 !== 0, made_at, seen: last?.id ?? null }
    const facts = { kind: 'consent', lane: `consent ${purpose}`, settles: true } as const
    const entry = this.queued(phone, account, { ...facts, id, content: consent })
    await this.transactAs({ phone, page, account }, (rows) => build.putConsent(rows, consent, entry))
  }

  /** Returns what another phone of the account delivers: a change of the profile, or that a consent is taken back. */
  changeElsewhere(account: string, n: number): () => void {
    const { accounts } = this.centre
    const { kinds } = this.environment.checker
    const [id, purpose] = [`x-${this.words()}`, n % 3 === 0 ? 'messages' : 'known-answers']
    if (n % 4 === 0) {
      const seen = accounts.consents.findLast((one) => one.account === account && one.purpose === purpose)
      const consent = { id, purpose, version: 1, given: false, made_at: '', seen: seen?.id ?? null }
      kinds.noteElsewhere({ id, kind: 'consent', owner: account, lane: id, content: JSON.stringify(consent) })
      return () => void accounts.keepConsents(account, [consent])
    }
    const field = profileFields[n % 3]!
    const changes = { [field]: this.words() }
    const content = { changes, seen: { [field]: accounts.profileOf(account).version }, after: [] }
    const made = {
      id,
      kind: profileKind,
      owner: account,
      lane: profileKind,
      content: JSON.stringify(content),
    }
    kinds.noteElsewhere(made)
    kinds.accounts.noteProfile('elsewhere', account, changes)
    return () => void accounts.changeProfile(account, { id, ...content })
  }

  /** Reads profile and consents, as a sync does: values stored meanwhile are newer than the answer. */
  async followAccount({ phone, page, account }: Pick<At, 'phone' | 'page' | 'account'>): Promise<void> {
    const { accounts } = this.centre
    const keys = [`profile:${account}`, `consents:${account}`] as const
    const stored = (key: string) => JSON.stringify(phone.store.disk.values.get(key))
    const before = keys.map(stored)
    const read = await this.environment.steps.ask(page, () => ({
      profile: accounts.profileOf(account),
      consents: accounts.consents.filter((consent) => consent.account === account),
    }))
    await this.transactAs({ phone, page, account }, async (rows) => {
      if (stored(keys[0]) === before[0]) await rows.putSetting(keys[0], read.profile)
      if (stored(keys[1]) !== before[1]) return
      const ids = new Set(read.consents.map(({ id }) => id))
      const own = ((await rows.setting(keys[1])) ?? []) as readonly StoredConsent[]
      const later: StoredConsent[] = []
      for (const one of own) {
        const isReturned = (await rows.get(one.id))?.state === 'returned'
        if (!one.sent && !ids.has(one.id) && !isReturned) later.push(one)
      }
      const sent = read.consents.map(({ account: _account, ...consent }) => ({ ...consent, sent: true }))
      await rows.putSetting(keys[1], [...sent, ...later])
    })
  }
}
