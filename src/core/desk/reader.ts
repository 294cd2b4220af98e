import { likenessOfNames } from '#src/base/search/same-name.ts'
import { senderOf, type DeskItem } from './item.ts'

/** Who filled it in for somebody else, as their profile says; undefined where the sender did it themselves. */
export interface Filler {
  readonly id: string
  /** Empty where the centre names nobody. */
  readonly name: string
  readonly phone: string
}

/** Who filled it in, where that is not whom it is for. */
export function fillerOf(item: DeskItem): Filler | undefined {
  const id = item.what === 'request' ? item.request.filled_by : null
  if (id === null) return undefined
  // The profile that comes along is of the account that owns it.
  const from = item.owner === id ? item.from : null
  return { id, name: from?.name ?? '', phone: from?.phone ?? '' }
}

/**
 * Whom an answer reaches: the account that it is of, or the agent whose account that is. Where there is no account, of a guest
 * or because it is gone, perhaps nobody.
 */
export function readerOf(item: DeskItem): 'account' | 'agent' | 'perhaps nobody' {
  if (item.owner === null) return 'perhaps nobody'
  return fillerOf(item)?.id === item.owner ? 'agent' : 'account'
}

/** Whether two are of the same person, by number and name: one account can fill in for many. */
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
