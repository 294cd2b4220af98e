import { likenessOfNames } from '#src/base/search/same-name.ts'
import { senderOf, type DeskItem } from './item.ts'

/** The agent who filled it in, from their profile; `undefined` without an agent. */
export interface Filler {
  readonly id: string
  /** Empty where the centre names nobody. */
  readonly name: string
  readonly phone: string
}

/** Returns the agent who filled it in; `undefined` if the sender did. */
export function fillerOf(item: DeskItem): Filler | undefined {
  const id = item.what === 'request' ? item.request.filled_by : null
  if (id === null) return undefined
  // The profile that comes along is of the account that owns it.
  const from = item.owner === id ? item.from : null
  return { id, name: from?.name ?? '', phone: from?.phone ?? '' }
}

/**
 * Returns the reader of an answer: the owning account, the agent whose account it is, or perhaps nobody for a
 * guest or a deleted account.
 */
export function readerOf(item: DeskItem): 'account' | 'agent' | 'perhaps nobody' {
  if (item.owner === null) return 'perhaps nobody'
  return fillerOf(item)?.id === item.owner ? 'agent' : 'account'
}

/** True if number and name are equal: one account can fill in for many people. */
export function isSamePerson(a: DeskItem, b: DeskItem): boolean {
  const isFilled = fillerOf(a) !== undefined || fillerOf(b) !== undefined
  const sameAccount = a.owner !== null && a.owner === b.owner
  const [sender, otherSender] = [senderOf(a), senderOf(b)]
  const phone = likenessOfPhones(sender.phone, otherSender.phone)
  if (!isFilled) return sameAccount || phone === 'same'
  // An agent gives their own number for a farmer who has none: two names are two people then.
  const name = likenessOfNames(sender.name, otherSender.name)
  if (name === 'other' || phone === 'other') return false
  return phone === 'same' || (sameAccount && name === 'same')
}

function likenessOfPhones(a: string, b: string): 'same' | 'other' | 'unknown' {
  if (!a || !b) return 'unknown'
  return a === b ? 'same' : 'other'
}
