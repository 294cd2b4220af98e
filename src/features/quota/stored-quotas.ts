import { centreNow } from '#src/base/clock.ts'
import { notSaved, type Result, type SaveFailure, type SaveResult } from '#src/base/outcome.ts'
import { namePhone, phoneLetters, saveNumbered } from '#src/features/cash/numbered.ts'
import { saleKind } from '#src/features/cash/cash-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { queueForAccount, queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { forgetShown, putEntry } from '#src/platform/outbox/save-entry.ts'
import { entriesOf, receivedOfKind, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { callCentre, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import {
  myQuotas,
  quotaKind,
  quotasAtDesk,
  takeQuota,
  type MyQuotas,
  type Quota,
  type QuotasAtDesk,
} from './quota-api.ts'
import type { Sale, SellerAct, StaffAct } from './quota-act.ts'
import { leftOf, whyNotSold, type NotSold, type OwnAct } from './rules.ts'

type Mirror = 'quotas' | 'quotas-at-desk'

/** Beside the khatas: rows that a restored centre's phones fetch anew. */
const rowOf = (owner: string, name: Mirror) => `${owner}/${name}`

/** What a person has to sell, and what this phone has done about it. */
export interface QuotasHere {
  readonly quotas: readonly Quota[]
  readonly own: readonly (OwnAct & { readonly state: string })[]
  /** The letters of this phone. */
  readonly phone: string | undefined
  /** When the centre said so, in milliseconds since 1970. */
  readonly asOf: number
}

/** Brings what a person has to sell to this phone, and forgets the sales of what is over. */
export async function syncMyQuotas(): Promise<Undone | 'up to date'> {
  const owner = (await currentPerson())?.id
  if (owner === undefined) return 'sign in'
  // The centre's answer shows all sales that it had before the request.
  const had = await withOutbox(() => receivedOfKind(owner, saleKind))
  const answer = await fetchMirror(owner, 'quotas', myQuotas)
  if (typeof answer === 'string') return answer
  // As it is stored: a full phone still has the earlier answer, whose sales it has to count.
  const stored = await mirrored<MyQuotas>(owner, 'quotas')
  const open = new Set(stored?.quotas.flatMap(({ id, ended }) => (ended ? [] : [id])))
  const over = (await actsOf(owner)).filter(({ id, act }) => had.includes(id) && !open.has(act.quota))
  await forgetShown(
    storedOutbox(),
    over.map(({ id }) => id),
  )
  return 'up to date'
}

/** Brings what people have to sell to the phone of staff. */
export async function syncDeskQuotas(): Promise<Undone | 'up to date'> {
  const owner = (await currentPerson())?.id
  if (owner === undefined) return 'sign in'
  const answer = await fetchMirror(owner, 'quotas-at-desk', quotasAtDesk)
  if (answer === 'no right')
    await writeForAccount(owner, [outbox.khatas], () => outbox.khatas.delete(rowOf(owner, 'quotas-at-desk')))
  return typeof answer === 'string' ? answer : 'up to date'
}

async function fetchMirror<Content extends { readonly at: string }>(
  owner: string,
  name: Mirror,
  fetch: (token: string) => Promise<{ readonly data: Content } | NotDone>,
): Promise<Content | Undone> {
  const key = await existingKey(owner)
  if (!key) return withoutToken()
  const answer = await callCentre<Content>(owner, fetch)
  if (typeof answer === 'string') return answer
  const sealed = await encrypt(key, JSON.stringify(answer))
  const row = { id: rowOf(owner, name), owner, version: 0, asOf: Date.parse(answer.at), sealed }
  await writeForAccount(owner, [outbox.khatas], () => outbox.khatas.put(row))
  return answer
}

async function mirrored<Content>(owner: string, name: Mirror): Promise<Content | undefined> {
  const row = await outbox.khatas.get(rowOf(owner, name))
  const key = row && (await existingKey(owner))
  const text = key && (await decrypt(key, row.sealed).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as Content)
}

async function actsOf(owner: string): Promise<(OwnAct & { readonly state: string })[]> {
  const entries = (await withOutbox(() => entriesOf(owner))).filter(({ kind }) => kind === saleKind)
  const opened = await openEntriesOf<SellerAct>(owner, entries)
  return opened.map(({ entry, content }) => ({ id: entry.id, act: content, state: entry.state }))
}

async function here(owner: string): Promise<QuotasHere | null> {
  const known = await mirrored<MyQuotas>(owner, 'quotas')
  if (!known) return null
  const [own, phone] = [await actsOf(owner), await phoneLetters(owner)]
  return { quotas: known.quotas, own, phone, asOf: Date.parse(known.at) }
}

/** Observes what a person has to sell; `null` if the phone knows of nothing. */
export function watchMyQuotas(owner: string) {
  return watchOutbox(() => here(owner))
}

/** Observes what people have to sell, on the phone of staff; `null` if the phone does not know. */
export function watchDeskQuotas(owner: string) {
  return watchOutbox(async () => (await mirrored<QuotasAtDesk>(owner, 'quotas-at-desk')) ?? null)
}

/** Returns why this phone sells nothing from a quota now, by its best clock. */
export function whyNotNow(quota: Quota, { own, phone, asOf }: QuotasHere): NotSold | undefined {
  return whyNotSold(quota, own, phone, Math.max(centreNow(), asOf))
}

/** Has this phone sell from a quota from now on; `elsewhere` if another phone does. */
export async function takeHere(
  account: string,
  quota: string,
): Promise<Undone | SaveFailure | 'elsewhere' | 'taken'> {
  const named = await namePhone(account)
  if (!named.saved) return named.why
  const answer = await callCentre<{ taken: boolean }>(account, (token) =>
    takeQuota(quota, named.value, token),
  )
  if (typeof answer === 'string') return answer
  const synced = await syncMyQuotas()
  if (!answer.taken) return 'elsewhere'
  // Until the phone knows of it, it sells nothing: the person has to try again.
  return synced === 'up to date' ? 'taken' : synced
}

/** What is sold: packs, to whom, and on which khata if not for cash. */
export interface Selling {
  readonly packs: number
  readonly buyer: string
  readonly customer?: string
  /** The goods, for the slip. */
  readonly label: string
}

/**
 * Sells from a quota: at once and finally, without a network. What is left, the number of the slip and the entry are of one transaction, so
 * that two tabs never sell the last pack twice.
 */
export function sell(
  account: string,
  quota: string,
  { packs, ...selling }: Selling,
): Promise<Result<Sale, SaveFailure | NotSold>> {
  return saveNumbered<Sale, SaveFailure | NotSold>(account, async (number, lane) => {
    const ids = await saleIds(account)
    const known = await here(account)
    const held = known?.quotas.find(({ id }) => id === quota)
    if (!known || !held) return { saved: false, why: 'ended' }
    const why = whyNotNow(held, known) ?? (leftOf(held, known.own) < packs ? 'none' : undefined)
    if (why) return { saved: false, why }
    const at = new Date(Math.max(centreNow(), known.asOf)).toISOString()
    const facts = {
      quota,
      product: held.product_id,
      phone: held.phone!,
      packs,
      paise: packs * held.pack_paise,
      at,
    }
    const sale: Sale = { do: 'sell', ...facts, ...(selling.customer === undefined && { number }), ...selling }
    const entry = await newEntry(account, { kind: saleKind, lane, alone: true, content: sale })
    if (!entry) return notSaved('locked')
    const isStill = async () => (await saleIds(account)) === ids
    return { value: sale, entry, leavesNumber: selling.customer !== undefined, isStill }
  })
}

/** The ids of all that a person wrote here about their goods, as one text. */
async function saleIds(owner: string): Promise<string> {
  return (await entriesOf(owner)).flatMap(({ id, kind }) => (kind === saleKind ? [id] : [])).join(' ')
}

/** Gives back what is left: this phone sells nothing more from it, and the centre has it once all sales before have arrived. */
export function returnQuota(account: string, { id, phone }: Quota, label: string): Promise<SaveResult> {
  const content: SellerAct = { do: 'back', quota: id, label }
  return queueForAccount(account, { kind: saleKind, lane: `slips ${phone}`, content }, putEntry)
}

/** Queues an act of staff; the same again while it waits is stored once, but goods that are given twice are given twice. */
export function saveStaffAct(account: string, act: StaffAct): Promise<SaveResult> {
  if (act.do === 'give') return queueForAccount(account, { kind: quotaKind, content: act })
  return queueOnce(account, { kind: quotaKind, lane: `quota ${JSON.stringify(act)}`, content: act })
}

/** Observes the acts of staff that are on their way, or returned. */
export function watchStaffActs(account: string) {
  return watchOutbox(async () => {
    const entries = (await entriesOf(account)).filter(({ kind }) => kind === quotaKind)
    const opened = await openEntriesOf<StaffAct>(account, entries)
    return opened.map(({ entry, content }) => ({ id: entry.id, act: content, state: entry.state }))
  })
}
