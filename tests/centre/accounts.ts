import type { ProfileAnswer, ProfileChange } from '#src/features/account/internal/profile-api.ts'
import type { Consent } from '#src/features/gate/consents-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'

/** Ways in which a centre can be built wrong about profiles and consents. */
export interface AccountFaults {
  readonly profileIsReplaced?: boolean
  readonly profileChangesHaveNoKey?: boolean
  readonly profileVersionIsNotCompared?: boolean
  readonly profileAfterIsIgnored?: boolean
  readonly consentsHaveNoKey?: boolean
  readonly lateConsentsCount?: boolean
}

/** A change of a profile that was made. */
export interface AppliedChange extends ProfileChange {
  readonly account: string
  readonly version: number
}

export const profileFields = ['display_name', 'phone', 'village', 'pincode'] as const

const emptyProfile = { display_name: 'start', phone: 'start', village: 'start', pincode: 'start' } as const

/** An in-memory model of `change_profile` and `keep_consents`. */
export class CentreAccounts {
  /** In the order of their arrival. */
  readonly changes: AppliedChange[] = []
  /** In the order of their arrival. */
  readonly consents: (Consent & { readonly account: string })[] = []
  private readonly profiles = new Map<string, object>()
  private readonly faults: AccountFaults

  constructor(faults: AccountFaults) {
    this.faults = faults
  }

  /** The profile with the number of its last change. */
  profileOf(account: string): Record<string, unknown> & { readonly version: number } {
    const version = this.changes.findLast((change) => change.account === account)?.version ?? 0
    return { ...emptyProfile, ...this.profiles.get(account), version }
  }

  /** The last change of a field. */
  lastOf(account: string, field: string): AppliedChange | undefined {
    return this.changes.findLast((change) => change.account === account && field in change.changes)
  }

  changeProfile(account: string, change: ProfileChange): ProfileAnswer {
    const known = this.changes.find(({ id }) => id === change.id)
    if (known && !this.faults.profileChangesHaveNoKey)
      return known.account === account ? { done: known.version } : { status: 409 }
    const profile = this.profileOf(account)
    const others = Object.keys(change.changes).filter((field) => this.isUnseen(account, field, change))
    if (others.length > 0 && !this.faults.profileVersionIsNotCompared) {
      const theirs = Object.fromEntries(others.map((field) => [field, profile[field]]))
      return { conflict: { ...theirs, version: profile.version } }
    }
    const version = profile.version + 1
    const before = this.faults.profileIsReplaced ? {} : this.profiles.get(account)
    this.profiles.set(account, { ...before, ...change.changes })
    this.changes.push({ ...change, account, version })
    return { done: version }
  }

  /** True where another phone has changed a field to something else since the person saw it. */
  private isUnseen(account: string, field: string, { changes, seen, after = [] }: ProfileChange): boolean {
    const last = this.lastOf(account, field)
    const version = seen?.[field as keyof typeof seen]
    if (!last || version === undefined || last.version <= version) return false
    if (after.includes(last.id) && !this.faults.profileAfterIsIgnored) return false
    return this.profileOf(account)[field] !== changes[field as keyof typeof changes]
  }

  /** All or none. */
  keepConsents(account: string, consents: readonly Consent[]): { done: true } | NotDone {
    const before = this.consents.length
    for (const consent of consents) {
      const isKnown = this.consents.some(({ id }) => id === consent.id)
      if (isKnown && !this.faults.consentsHaveNoKey) continue
      if (this.isTakenBack(account, consent) && !this.faults.lateConsentsCount) {
        this.consents.length = before
        return { status: 409 }
      }
      this.consents.push({ ...consent, account })
    }
    return { done: true }
  }

  private isTakenBack(account: string, { purpose, given, seen }: Consent): boolean {
    const last = this.consents.findLast((one) => one.account === account && one.purpose === purpose)
    return given && last?.given === false && last.id !== seen
  }
}
