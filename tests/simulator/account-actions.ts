import {
  inOrder,
  profileKind,
  type KnownProfile,
  type ProfileConflict,
  type ProfileContent,
} from '#src/core/account/profile.ts'
import { profileFields } from '../centre/accounts.ts'
import type { At } from './actions-as-account.ts'
import { BookingActions } from './booking-actions.ts'

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
