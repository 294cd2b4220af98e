import { farmFieldsIn, type FarmField } from '#src/base/farm-field.ts'
import { knownAnswers, type KnownAnswers } from '#src/features/forms/known-answers.ts'
import { watchDrafts, type DraftLine } from '#src/features/forms/drafts.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import type { SentAnswers } from '#src/features/requests/sent-answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Typed } from '#src/features/apply/typed.ts'

/** Earlier answers of the same person to this form's fields, or those of the profile. */
interface Known {
  readonly typed: Typed
  /** The name in the earlier answers, shown before they are used, because a phone may be shared. */
  readonly whose: string | undefined
  /** True if the answers are from the profile only. */
  readonly fromProfile: boolean
}

/** What this phone offers to the person who opens a form. */
export interface OwnRecords {
  /** The signed-in account. */
  readonly account: string | undefined
  readonly known: Known | undefined
  /** Their drafts of this form, the latest first. */
  readonly drafts: readonly DraftLine[]
  /** The fields of their profile. */
  readonly named: readonly FarmField[]
  /** The answers that they gave in requests. */
  readonly sent: readonly SentAnswers[]
}

/** The records of somebody whom this phone does not know. */
const noRecords: OwnRecords = { account: undefined, known: undefined, drafts: [], named: [], sent: [] }

/** No form waits longer for the storage, in milliseconds. */
const longestRead = 1_500

/**
 * Returns what a form offers at its start. Read before the form is shown: what came later would move the fields under a
 * finger. Never rejects.
 */
export async function ownRecords(form: Form, owner: string): Promise<OwnRecords> {
  const late = new Promise<OwnRecords>((resolve) => setTimeout(resolve, longestRead, noRecords))
  return Promise.race([late, read(form, owner).catch(() => noRecords)])
}

async function read(form: Form, owner: string): Promise<OwnRecords> {
  const [remembered, profile, drafts, { named, sent }] = await Promise.all([
    knownAnswers(),
    answersOfProfile(owner),
    first<readonly DraftLine[]>(watchDrafts(), []),
    form.farmField && owner !== guestOwner ? farmRecords(owner).catch(() => noRecords) : noRecords,
  ])
  const known = knownIn(form, remembered, profile)
  const account = owner === guestOwner ? undefined : owner
  return { account, known, drafts: drafts.filter((draft) => draft.form === form.id), named, sent }
}

/** Lazy, because the profile's code is only needed with a form. */
const answersOfProfile = (owner: string): Promise<KnownAnswers> =>
  import('#src/features/account/profile-answers.ts').then(
    ({ profileAnswers }) => profileAnswers(owner),
    () => ({}),
  )

/** Lazy, because only signed-in people have fields. */
async function farmRecords(account: string) {
  const [{ storedProfile }, { watchSentAnswers }] = await Promise.all([
    import('#src/features/account/profile.ts'),
    import('#src/features/requests/sent-answers.ts'),
  ])
  const [profile, sent] = await Promise.all([
    storedProfile(account),
    first<readonly SentAnswers[]>(watchSentAnswers(account), []),
  ])
  return { named: farmFieldsIn(profile ?? {}), sent }
}

interface Observable<T> {
  subscribe(observer: { next(value: T): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/** Returns the first value of an observable, or another one if it fails. */
function first<T>(watched: Observable<T>, otherwise: T): Promise<T> {
  let subscription: ReturnType<typeof watched.subscribe> | undefined
  return new Promise<T>((resolve) => {
    subscription = watched.subscribe({ next: resolve, error: () => resolve(otherwise) })
  }).finally(() => subscription?.unsubscribe())
}

/** Returns the answers that this form asks for. Earlier answers precede the profile. */
export function knownIn(
  { fields }: Pick<Form, 'fields'>,
  remembered: KnownAnswers,
  profile: KnownAnswers,
): Known | undefined {
  const known = { ...profile, ...remembered }
  const request = Object.entries(fields).flatMap(([key, { knownAs }]) =>
    knownAs !== undefined && Object.hasOwn(known, knownAs) ? [[key, knownAs] as const] : [],
  )
  if (request.length === 0) return undefined
  const typed = request.map(([key, name]) => {
    const answer = known[name]!
    return [key, typeof answer === 'boolean' ? answer : String(answer)] as const
  })
  const whose = known['name'] ?? known['firstName']
  return {
    typed: Object.fromEntries(typed),
    whose: whose === undefined ? undefined : String(whose),
    fromProfile: !request.some(([, name]) => Object.hasOwn(remembered, name)),
  }
}
