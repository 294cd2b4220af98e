import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { callCentre, withoutToken, type Undone } from './call-centre.ts'
import { existingKey } from './keys.ts'
import { currentPerson } from './stored-session.ts'

/*
 * What the centre tells staff, as this phone last heard it: one encrypted row for each account and name. Whoever loses the right
 * loses the copy at the next call.
 */

const rowOf = (account: string, name: string) => `${account}/${name}`

/**
 * Calls the centre as whoever is signed in, and stores the answer; returns why it did not.
 *
 * @param stored makes the stored content of the answer and of what was stored before
 */
export async function fetchCopy<Answer extends object, Content = Answer>(
  name: string,
  call: (token: string) => Promise<{ readonly data: Answer } | object>,
  stored?: (answer: Answer, before: Content | undefined) => Content,
): Promise<Undone | undefined> {
  const account = (await currentPerson())?.id
  const key = account && (await existingKey(account))
  if (!account || !key) return withoutToken()
  const answer = await callCentre<Answer>(account, call)
  if (typeof answer === 'string') {
    if (answer === 'no right') await deskDatabase.states.delete(rowOf(account, name))
    return answer
  }
  const content = stored ? stored(answer, await copyOf<Content>(account, name)) : answer
  const value = await encrypt(key, JSON.stringify(content))
  await deskDatabase.states.put({ owner: rowOf(account, name), value })
  return undefined
}

/** Returns the stored content; `undefined` if there is none, or the account's key is not here. */
export async function copyOf<Content>(account: string, name: string): Promise<Content | undefined> {
  const row = await deskDatabase.states.get(rowOf(account, name))
  const key = row && (await existingKey(account))
  const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as Content)
}
