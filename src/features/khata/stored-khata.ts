import type { Khata, KhataEntry } from './khata-api.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { decrypt } from '#src/platform/device/encryption.ts'
import { outbox, watchOutbox, type StoredKhata } from '#src/platform/device/outbox-database.ts'
import { khatasSetting } from '#src/platform/outbox/setting-keys.ts'

export type { Khata, KhataEntry } from './khata-api.ts'

/** A khata as this phone knows it, the newest entry first, and since when. */
export interface KhataHere {
  readonly khata: Khata
  readonly entries: readonly KhataEntry[]
  /** When the centre last confirmed it, in milliseconds since 1970. */
  readonly asOf: number
}

/** The khatas of all customers as this phone knows them. */
export interface KhatasHere {
  readonly khatas: readonly Khata[]
  readonly asOf: number | undefined
}

/** Where a khata is stored: an account's own, or a customer's on the phone of staff. */
export const khataRow = (owner: string, customer: string | undefined) =>
  customer === undefined ? `${owner}/own` : `${owner}/of/${customer}`

/** Where the list of khatas is stored, a row a customer. */
export const listRow = (owner: string, customer: string) => `${owner}/list/${customer}`

/** What the row of a khata has, encrypted. */
export type KhataContent = Pick<KhataHere, 'khata' | 'entries'>

/** The content of a row; `undefined` if there is none, or the key does not open it. */
export async function openedRow<Content>(
  key: CryptoKey,
  row: StoredKhata | undefined,
): Promise<Content | undefined> {
  const text = row && (await decrypt(key, row.sealed).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as Content)
}

/** Observes a khata on this phone: the account's own, or a customer's; `null` if the phone knows none. */
export function watchKhata(owner: string, customer?: string) {
  return watchOutbox(async (): Promise<KhataHere | null> => {
    const row = await outbox.khatas.get(khataRow(owner, customer))
    const key = await existingKey(owner)
    const content = key && (await openedRow<KhataContent>(key, row))
    if (!content || !row) return null
    const entries = content.entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    return { khata: content.khata, entries, asOf: row.asOf }
  })
}

/** Observes the khatas of all customers on the phone of staff, by name. */
export function watchKhatas(owner: string) {
  return watchOutbox(async (): Promise<KhatasHere> => {
    const rows = await outbox.khatas.where('id').startsWith(listRow(owner, '')).toArray()
    const setting = await outbox.settings.get(khatasSetting(owner))
    const key = await existingKey(owner)
    if (!key) return { khatas: [], asOf: undefined }
    const opened = await Promise.all(rows.map((row) => openedRow<Khata>(key, row)))
    const khatas = opened.flatMap((khata) => khata ?? []).toSorted((a, b) => a.name.localeCompare(b.name))
    return { khatas, asOf: (setting?.value as { asOf: number } | undefined)?.asOf }
  })
}
