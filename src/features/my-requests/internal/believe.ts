import { partialInputForm, type Draft } from '#src/features/forms/drafts.ts'
import { messagePlace } from '#src/features/forms/partial-input.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { contentOf } from '#src/platform/outbox/content.ts'
import { kindOf } from '#src/platform/outbox/kinds.ts'
import { isProven } from './proof.ts'
import { isShort, type ExportedDraft, type ExportedEntry, type UnsentWork } from './unsent-work.ts'

/** Work as it may be imported. */
export interface Believed {
  readonly work: UnsentWork
  /** Number of entries and drafts that only the phone where they were written can send. */
  readonly left: number
}

/**
 * Returns the acceptable part of a file that anybody can have made. Work with its account's proof goes out as it is, and
 * so does a guest's work under the guest's own secret. Any other form becomes a draft, which goes out once the person has
 * seen and submitted it. The rest is left out: it would go out in
 * the person's name, and they never see it as a form.
 */
export async function believe(work: UnsentWork, key: CryptoKey): Promise<Believed> {
  const isGuests = work.owner === guestOwner
  if (!isGuests && (await isProven(key, work))) return { work, left: 0 }
  const entries = work.entries.filter((entry) => isGuests && isGuestEntry(entry))
  const others = work.entries.filter((entry) => !entries.includes(entry))
  const drafts = work.drafts.filter(({ draft }) => isFormOrMessage(draft))
  const made = others.flatMap((entry) => draftOf(entry) ?? [])
  const left = others.length - made.length + work.drafts.length - drafts.length
  return { work: { ...work, claims: [], entries, drafts: [...drafts, ...made] }, left }
}

/** A returned entry goes nowhere before the person has seen it; one of a deleted account has no guest's secret. */
function isGuestEntry(entry: ExportedEntry): boolean {
  if (kindOf(entry.kind).sentBy === 'account') return false
  return entry.state === 'returned' || entry.said.guest !== undefined
}

/** Half-typed input of checkout, desk and editors would stand in a field, or behind it, as if the person had typed it. */
function isFormOrMessage({ form, subject }: Draft): boolean {
  return form !== partialInputForm || subject === messagePlace
}

/** Returns the draft of a form under its entry's id, so that both phones send one request; `undefined` for another kind. */
function draftOf({ id, kind, createdAt, said }: ExportedEntry): ExportedDraft | undefined {
  const { form, version, answers, subject, replaces } = contentOf(said.content)
  if (kindOf(kind).sentBy === 'account' || form !== kind) return undefined
  const draft: Draft = {
    id,
    form,
    version,
    answers,
    ...(isShortText(subject) && { subject }),
    ...(isShortText(replaces) && { replaces }),
  }
  return { draft, updatedAt: createdAt }
}

/** The parts of a content that no schema has read may be anything. */
const isShortText = (value: unknown): value is string => typeof value === 'string' && isShort(value)
