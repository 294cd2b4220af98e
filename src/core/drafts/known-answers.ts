import { existingKey, keyOf } from '#src/core/keys/keys.ts'
import { ownerNow, ownerSince } from '#src/core/keys/owner.ts'
import { knownSetting } from '#src/core/outbox/setting-keys.ts'
import { mayRemember } from '#src/core/privacy/stored-consents.ts'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import type { Answer, Answers } from '#src/forms/rules.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/device/encryption.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

/** What somebody answered before, by the name under which any form may offer it again. */
export type KnownAnswers = Readonly<Record<string, Answer>>

/**
 * What the current user answered about themselves before: to begin a form with. Never another account's, and
 * never what was filled in for somebody else.
 */
export async function knownAnswers(): Promise<KnownAnswers> {
  const known = await ownerNow()
    .then(readKnown)
    .catch(() => undefined)
  return known ?? {}
}

/**
 * Remembers what a person answered about themselves in a form. Call it after a submission; nothing waits for it, and
 * where it is not kept nothing is lost but a convenience.
 *
 * @param opened whose form it was when it was opened (`ownerNow`); of one who has left since nothing is remembered
 */
export async function rememberAnswers(
  form: Pick<Form, 'fields'>,
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
    const known = { ...(await readKnown(owner)), ...Object.fromEntries(named) }
    const value = await encrypt(key, JSON.stringify(known))
    await withOutbox(() => outbox.settings.put({ key: knownSetting(owner), value }))
  })
}

async function readKnown(owner: string): Promise<KnownAnswers | undefined> {
  const key = await existingKey(owner)
  const encryptDraft = (await withOutbox(() => outbox.settings.get(knownSetting(owner))))?.value as
    | Encrypted
    | undefined
  return key && encryptDraft && (JSON.parse(await decrypt(key, encryptDraft)) as KnownAnswers)
}
