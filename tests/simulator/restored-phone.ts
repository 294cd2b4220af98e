import type { OrderContent } from '#src/features/orders/order-content.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { contentText } from '#src/platform/outbox/content.ts'
import type { PlacedOrder } from '../centre/orders.ts'
import type { Row } from '../centre/files.ts'
import type { Centre } from '../centre/centre.ts'
import { lifeSetting, type Mirrored } from './phone-store.ts'
import { hashOf, manifestOf } from './fake-encryption.ts'
import type { Phone, PhoneEnvironment } from './phone.ts'
import type { SimulatedPage } from './steps.ts'

const unconfirmedSetting = 'unconfirmed'

/** Entries that a phone's mirror shows, and a restored centre has yet to confirm. */
interface Unconfirmed {
  readonly ids: readonly string[]
  readonly from: string | null
}

/** Returns the life of the centre's data that a phone follows. */
export const lifeOf = ({ store }: Phone): unknown => store.disk.values.get(lifeSetting)

/** A phone's reaction to restored data of the centre, by the code under test. */
export class RestoredPhone {
  private readonly environment: PhoneEnvironment
  private readonly centre: Centre

  constructor(environment: PhoneEnvironment, centre: Centre) {
    this.environment = environment
    this.centre = centre
  }

  /** Asks for the life; begins anew at another one, in one transaction. */
  async follow(phone: Phone, page: SimulatedPage): Promise<void> {
    if (lifeOf(phone) === this.centre.life.life) return
    const { build, steps } = this.environment
    const life = await steps.ask(page, () => this.centre.life)
    await phone.store.transact(page, async (rows) => {
      const known = Number(lifeOf(phone) ?? life.life)
      if (known === life.life) return
      const from = build.lossSince(life, known)
      for (const entry of ['device', 'asha', 'bal'].flatMap((owner) => rows.ofOwner(owner))) {
        const next = build.lostSince(entry, from, phone.now())
        if (next !== entry) await rows.put(next)
      }
      const before = phone.store.disk.values.get(unconfirmedSetting) as Unconfirmed | undefined
      const since = before ? build.earlierLoss(before.from, from) : from
      await rows.putSetting(unconfirmedSetting, { ids: [...phone.mirrored.keys()], from: since })
      await rows.putSetting(lifeSetting, life.life)
    })
  }

  /** Returns the entries that the current list can confirm. */
  unconfirmedNow(phone: Phone): readonly string[] {
    const who = whoOf(phone)
    // Until the centre knows of a claim, the account's list lacks the guest's requests.
    if (phone.store.disk.settings.claims.some(({ account }) => account === who)) return []
    return (phone.store.disk.values.get(unconfirmedSetting) as Unconfirmed | undefined)?.ids ?? []
  }

  /**
   * Puts the user's mirrored entries into the outbox that the centre, whose whole list was stored, has lost.
   *
   * @param before the unconfirmed entries when the list was requested
   */
  async sendAgain(phone: Phone, page: SimulatedPage, before: readonly string[]): Promise<void> {
    const unconfirmed = phone.store.disk.values.get(unconfirmedSetting) as Unconfirmed | undefined
    const who = whoOf(phone)
    if (!unconfirmed || this.centre.deletedAccounts.has(who)) return
    const own = unconfirmed.ids.filter((id) => {
      if (!before.includes(id)) return false
      const mirrored = phone.mirrored.get(id)
      return mirrored && claimed(phone, mirrored) === who
    })
    const entries = own.flatMap((id) => this.entryFor(phone, id, unconfirmed.from) ?? [])
    const lost = new Set(entries.map(({ id }) => id))
    const gone = own.filter((id) => !lost.has(id))
    if (gone.length > 0 && !(await this.resubmit(phone, page, who, gone))) return
    for (const entry of entries) if (!(await this.resubmit(phone, page, who, [entry.id], entry))) return
  }

  /** Notes that the centre has these, or that they wait to be sent again; within the caller's transaction. */
  async confirm(
    { store }: Phone,
    rows: Pick<EntryRows, 'putSetting'>,
    ids: ReadonlySet<string>,
  ): Promise<void> {
    const before = store.disk.values.get(unconfirmedSetting) as Unconfirmed | undefined
    if (!before?.ids.some((id) => ids.has(id))) return
    await rows.putSetting(unconfirmedSetting, { ...before, ids: before.ids.filter((id) => !ids.has(id)) })
  }

  /** False where somebody else uses the phone by now, or it cannot write. */
  private async resubmit(
    phone: Phone,
    page: SimulatedPage,
    who: string,
    ids: readonly string[],
    entry?: Entry,
  ): Promise<boolean> {
    const { checker } = this.environment
    try {
      await phone.store.transact(page, async (rows) => {
        if (whoOf(phone) !== who) throw new Error('locked')
        const before = phone.store.disk.values.get(unconfirmedSetting) as Unconfirmed | undefined
        if (!ids.every((id) => before?.ids.includes(id))) return
        if (entry && !(await rows.get(entry.id))) {
          checker.losses.noteSentAgain(entry, phone.mirrored.get(entry.id))
          await rows.put(entry)
          rows.atCommit(() => {
            phone.mirrored.delete(entry.id)
            phone.mirror.delete(entry.id)
          })
        }
        await this.confirm(phone, rows, new Set(ids))
      })
      return true
    } catch {
      return false
    }
  }

  private entryFor(phone: Phone, id: string, from: string | null): Entry | undefined {
    const { build, encryption } = this.environment
    const mirrored = phone.mirrored.get(id)!
    const isOrder = 'order' in mirrored
    const fate = isOrder
      ? build.fateOfOrder(orderFacts(mirrored.order), from)
      : build.fateOfRequest(requestFacts(mirrored.request), from)
    if (fate === 'gone') return undefined
    // The list names files, and has none of them.
    const content = isOrder
      ? contentText(contentOf(mirrored.order))
      : mirrored.request.content.replace(/ \[.*\]$/, '')
    const owner = phone.owner()
    const guest = owner === 'device' ? { guest: mirrored.who } : {}
    const kind = isOrder
      ? ({ kind: 'order', alone: true, settles: true, takes: [] } as const)
      : { kind: 'soil-test' }
    const facts = { id, lane: id, owner, hash: hashOf(content), createdAt: phone.now(), attempts: 0 }
    const sealed = encryption.encrypt({ owner, content, ...guest })
    return build.lostAgain({ ...kind, ...facts, sealed }, fate, phone.now())
  }
}

const whoOf = (phone: Phone) => phone.account ?? phone.store.disk.settings.guest

/** Returns the owner after the guest of this phone was claimed. */
function claimed({ store }: Phone, { who }: Mirrored): string {
  return store.disk.settings.past.find(({ guest }) => guest === who)?.account ?? who
}

function requestFacts({ receipt, content }: Row) {
  const files = manifestOf(content)
  return { received_at: receipt.receivedAt, status: 'received', files, order_id: null }
}

function orderFacts({ createdAt, state }: PlacedOrder) {
  return { created_at: createdAt, state, pay_by: 'online', kind: 'cart' }
}

function contentOf({ words, total }: PlacedOrder): OrderContent {
  const [name, payBy, lines] = JSON.parse(words) as [string, 'online', [string, number][]]
  const items = lines.map(([product, quantity]) => ({
    product_id: product,
    quantity,
    options: {},
    observed: [],
    name: 'item',
    price: 100,
  }))
  const contact = { name, email: '', phone: '', address: 'village' }
  return { contact, area: 'sarna', payBy, language: 'pa', total, items }
}
