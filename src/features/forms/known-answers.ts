import { existingKey, keyOf } from '#src/platform/session/keys.ts'
import { ownerNow, ownerSince } from '#src/platform/session/owner.ts'
import { knownSetting } from '#src/platform/outbox/setting-keys.ts'
import { mayRemember } from '#src/features/gate/stored-consents.ts'
import type { Form } from './define.ts'
import { isForAnother } from './for-another.ts'
import { knownWith } from './known-with.ts'
import type { Answer, Answers } from '#src/base/answers.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** Earlier answers by the field name under which forms offer them. */
export type KnownAnswers = Readonly<Record<string, Answer>>

/**
 * Returns the current user's earlier answers about themselves, to prefill a form. Never another account's, and
 * never answers given for somebody else.
 */
export async function knownAnswers(): Promise<KnownAnswers> {
  const known = await ownerNow()
    .then(readKnown)
    .catch(() => undefined)
  return known ?? {}
}

/**
 * Stores a person's answers about themselves after a submission. Never rejects; a failure only loses the
 * convenience.
 *
 * @param opened the form's owner when it was opened (`ownerNow`); nothing is stored for an owner who has left
 */
export async function rememberAnswers(
  form: Pick<Form, 'fields' | 'prefilled'>,
  answers: Answers,
  opened: string,
): Promise<void> {
  // An agent's next farmer must not be offered the last one's phone number.
  if (isForAnother(form, answers)) return
  const named = Object.entries(form.fields).flatMap(([key, { knownAs }]) => {
    const answer = answers[key]
    return knownAs !== undefined && answer !== undefined ? [[knownAs, answer] as const] : []
  })
  if (named.length === 0) return
  await saveResultOf(async () => {
    const owner = await ownerSince(opened)
    const key = owner !== undefined && (await mayRemember(owner)) && (await keyOf(owner))
    if (!key) return
    const before = await readKnown(owner)
    // A form that opens with the known number may be sent with somebody else's.
    const answered = knownWith(before ?? {}, Object.fromEntries(named))
    const known = { ...answered, ...(form.prefilled && before) }
    const value = await encrypt(key, JSON.stringify(known))
    await withOutbox(() => outbox.settings.put({ key: knownSetting(owner), value }))
  })
}

async function readKnown(owner: string): Promise<KnownAnswers | undefined> {
  const key = await existingKey(owner)
  const encryptDraft = (await withOutbox(() => outbox.settings.get(knownSetting(owner))))?.value as
    | Encrypted
    | undefined
  // The next answers replace a text that this key does not decrypt, such as one written while a visit ended.
  const text = key && encryptDraft && (await decrypt(key, encryptDraft).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as KnownAnswers)
}
