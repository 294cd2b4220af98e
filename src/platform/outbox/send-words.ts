import type { Encrypted } from '#src/platform/device/encryption.ts'
import type { EncryptedContent } from './encrypted-content.ts'
import type { WaitingEntry } from './entry.ts'
import type { Kind, KindAnswer, OpenedEntry, Sender } from './kind.ts'
import { isPermanentError } from './policy.ts'
import type { BatchAnswer, Result } from './world.ts'

/** The calls that send an owner's content; the simulator passes its own. */
export interface SendingPhone extends Pick<Sender, 'owner' | 'asOwner'> {
  readonly kindOf: (id: string) => Kind
  /** Decrypts with the owner's key; `undefined` where it does not fit. */
  readonly open: (sealed: Encrypted) => Promise<EncryptedContent | undefined>
  /** Encrypts the details of a refusal. */
  readonly seal: (details: unknown) => Promise<Encrypted>
}

/** Sends an owner's entries by kind and sender, one group after the other. Never rejects. */
export async function sendWords(batch: readonly WaitingEntry[], phone: SendingPhone): Promise<BatchAnswer> {
  const { owner, asOwner, seal } = phone
  const answers: { entries: readonly OpenedEntry[]; answer: BatchAnswer }[] = []
  for (const { kind, guest, entries } of await groupsOf(batch, phone)) {
    const answer = await withSealedDetails(await kind.send(entries, { owner, guest, asOwner }), seal)
    answers.push({ entries, answer })
    if ('silent' in answer) break
  }
  return mergeAnswers(answers)
}

interface Group {
  readonly kind: Kind
  readonly guest: string | undefined
  readonly entries: OpenedEntry[]
}

/** Decrypts the entries. One that does not open is left unanswered: it stays, and shows as stuck. */
async function groupsOf(
  batch: readonly WaitingEntry[],
  { kindOf, open }: Pick<SendingPhone, 'kindOf' | 'open'>,
): Promise<Iterable<Group>> {
  const groups = new Map<string, Group>()
  for (const { id, kind: name, sealed, hash, createdAt } of batch) {
    const opened = await open(sealed)
    if (!opened) continue
    const { content, guest } = opened
    const kind = kindOf(name)
    const group = groups.get(`${kind.id} ${guest}`) ?? { kind, guest, entries: [] }
    group.entries.push({ id, content, hash, madeAt: createdAt })
    groups.set(`${kind.id} ${guest}`, group)
  }
  return groups.values()
}

/** Encrypts the details of refusals, which are stored with the entries. */
async function withSealedDetails(answer: KindAnswer, seal: SendingPhone['seal']): Promise<BatchAnswer> {
  if (!('results' in answer)) return answer
  const results = new Map<string, Result>()
  for (const [id, result] of answer.results) {
    if (!('refused' in result)) results.set(id, result)
    else {
      const { details, ...refused } = result.refused
      const sealed = details === undefined ? undefined : await seal(details)
      results.set(id, { refused: { ...refused, sealed } })
    }
  }
  return { results }
}

/**
 * Merges the answers of several calls. A refused call counts as unanswered, because one entry may have caused
 * it: after some attempts each entry is sent alone.
 */
function mergeAnswers(
  answers: readonly { entries: readonly OpenedEntry[]; answer: BatchAnswer }[],
): BatchAnswer {
  if (answers.length <= 1) return answers[0]?.answer ?? { silent: true }
  const results = new Map<string, Result>()
  for (const { entries, answer } of answers) {
    if ('results' in answer) for (const [id, result] of answer.results) results.set(id, result)
    if ('status' in answer && !isPermanentError(answer.status))
      for (const { id } of entries) results.set(id, { refused: { code: 'whole_call', ...answer } })
  }
  return { results }
}
