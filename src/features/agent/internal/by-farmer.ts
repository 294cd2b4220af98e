import { latinDigits } from '#src/base/phone.ts'
import { heard } from '#src/base/search/heard.ts'
import { wordsOf } from '#src/base/search/tokens.ts'
import type { DraftOnBoard } from '#src/features/forms/agent-drafts.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { likenessOfNames } from '#src/base/search/same-name.ts'
import { senderIn, type Sender } from '#src/features/forms/sender-in.ts'
import { groupRequests, type Received } from '#src/features/my-requests/group-requests.ts'

/** A form that was filled in for a farmer, in any state. */
export type FarmerItem = Who & { readonly id: string; readonly at: number } & (
    | { readonly state: 'returned' | 'waiting'; readonly entry: EntryLine }
    | { readonly state: 'draft'; readonly draft: DraftOnBoard }
    | { readonly state: 'received'; readonly received: Received }
  )

/** Empty if not filled in yet. */
interface Who {
  readonly name: string
  readonly phone: string
  readonly village: string
}

/** A farmer with all forms: those that need the agent first, then the latest. */
export interface FarmerOnBoard extends Who {
  readonly key: string
  readonly items: readonly FarmerItem[]
}

const states = ['returned', 'draft', 'waiting', 'received'] as const

/**
 * Returns all forms that an account filled in for others: drafts, unsent and returned ones, and those at the centre.
 */
export function itemsForOthers(
  drafts: readonly DraftOnBoard[],
  entries: readonly EntryLine[],
  requests: readonly Request[],
): FarmerItem[] {
  const ofOthers = requests.filter((request) => request.filled_by !== null && request.status !== 'replaced')
  const { returned, waiting, received } = groupRequests(
    entries.filter(({ forAnother }) => forAnother),
    ofOthers,
  )
  return [
    ...returned.map(onTheWay('returned')),
    ...waiting.map(onTheWay('waiting')),
    ...drafts
      .filter(({ answers }) => answers['forAnother'] === true)
      .map((draft) => {
        const who = senderIn(draft.answers)
        return {
          state: 'draft' as const,
          draft,
          id: draft.id,
          at: draft.updatedAt,
          ...whoOf({ ...who, name: draft.name ?? who.name }),
        }
      }),
    ...received.map((item) => ({
      state: 'received' as const,
      received: item,
      id: item.id,
      at: Date.parse(item.receivedAt),
      ...whoOf(item.request ? senderIn(item.request.answers) : item),
    })),
  ]
}

const onTheWay = (state: 'returned' | 'waiting') => (entry: EntryLine) => {
  return { state, entry, id: entry.id, at: entry.createdAt, ...whoOf(entry) }
}

function whoOf({ name = '', phone = '', village = '' }: Sender): Who {
  return { name, phone, village }
}

/**
 * Groups forms by farmer: farmers with returned forms first, then the latest. A phone number is one farmer, however
 * the name is spelled. Two unlike names are still two farmers, because an agent may give one number for several
 * farmers without a phone; a name that fits two of them is neither. Forms without a number belong to the farmer of that name.
 */
export function byFarmer(items: readonly FarmerItem[]): FarmerOnBoard[] {
  const groups: FarmerItem[][] = []
  // Full names before parts of them, so that a part finds its full name.
  for (const item of items.filter(({ phone }) => phone).toSorted(byLengthOfName)) {
    const ofNumber = groups.filter(([first]) => first!.phone === item.phone)
    const fit = ofNumber.filter((group) =>
      group.every((candidate) => likenessOf(candidate, item) !== 'other'),
    )
    const own = fit.length === 1 ? fit[0] : fit.find((group) => group.some(isOfName(item)))
    if (own) own.push(item)
    else groups.push([item])
  }
  const withNumber = [...groups]
  const without: FarmerItem[][] = []
  for (const item of items.filter(({ phone }) => !phone)) {
    const ofName = withNumber.filter((group) =>
      group.some((candidate) => likenessOf(candidate, item) === 'same'),
    )
    const own = ofName.length === 1 ? ofName[0] : without.find(([first]) => isOfName(item)(first!))
    if (own) own.push(item)
    else without.push([item])
  }
  return [...groups, ...without.filter(({ length }) => length)].map(farmerOf).toSorted(byUrgency)
}

const byLengthOfName = (a: FarmerItem, b: FarmerItem) => wordsOf(b.name).length - wordsOf(a.name).length

const likenessOf = (a: FarmerItem, b: FarmerItem) => likenessOfNames(a.name, b.name)

const isOfName = (item: FarmerItem) => (other: FarmerItem) =>
  other.name === item.name || likenessOf(other, item) === 'same'

function farmerOf(group: readonly FarmerItem[]): FarmerOnBoard {
  const items = group.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || b.at - a.at)
  const latestFirst = group.toSorted((a, b) => b.at - a.at)
  const latest = (of: keyof Who) => latestFirst.find((item) => item[of])?.[of] ?? ''
  // A name may be short on one form and full on another.
  const [whole] = latestFirst.toSorted(byLengthOfName)
  const who = { name: whole?.name ?? '', phone: latest('phone'), village: latest('village') }
  return { key: `${who.phone} ${who.name}`, ...who, items }
}

function byUrgency(a: FarmerOnBoard, b: FarmerOnBoard): number {
  return Number(isBack(b)) - Number(isBack(a)) || latestOf(b) - latestOf(a)
}

const isBack = ({ items: [first] }: FarmerOnBoard) => first?.state === 'returned'
const latestOf = ({ items }: FarmerOnBoard) => Math.max(...items.map(({ at }) => at))

/**
 * Returns the farmers that match a search: by digits of the phone in any format, or by words of name or village, as
 * written or by sound (`gurpreet` finds ਗੁਰਪ੍ਰੀਤ). All farmers without a search text.
 */
export function farmersFound(farmers: readonly FarmerOnBoard[], typed: string): readonly FarmerOnBoard[] {
  const digits = latinDigits(typed).replaceAll(/[\s().·/\p{Pd}\p{Cf}]/gu, '')
  if (/^\+?\d{3,}$/.test(digits)) {
    const wanted = digits.replace(/^(?:\+91|0091|0)(?=\d{3})/, '')
    return farmers.filter(({ phone }) => phone.includes(wanted))
  }
  const words = wordsOf(typed)
  return farmers.filter(({ name, village }) => {
    const own = wordsOf(`${name} ${village}`)
    return words.every((word) =>
      own.some((item) => item.includes(word) || heard(item).startsWith(heard(word))),
    )
  })
}
