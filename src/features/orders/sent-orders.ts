import type { EntryRows } from '#src/platform/outbox/world.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/** An order that the centre has received, and that was not yet reported to the person. */
export interface SentOrder {
  readonly id: string
  /** False where it is paid in cash. */
  readonly isToPay: boolean
}

/** The key ends with the account's id: a sign-out encrypts it. */
const key = (account: string) => `sent-orders:${account}`

/** Records an order that the centre has received. */
export async function noteSentOrder(
  rows: Pick<EntryRows, 'setting' | 'putSetting'>,
  account: string,
  order: SentOrder,
): Promise<void> {
  const before = ((await rows.setting(key(account))) ?? []) as readonly SentOrder[]
  await rows.putSetting(key(account), [...before.filter(({ id }) => id !== order.id), order])
}

/** True if the current user has an unreported order that waits for its payment. */
export async function hasOrderToPay(): Promise<boolean> {
  const person = await currentPerson()
  return person !== undefined && (await sentOrders(person.id)).some(({ isToPay }) => isToPay)
}

/** Observes the current user's unreported orders. */
export function watchSentOrders() {
  return watchOutbox(async () => {
    const person = await currentPerson()
    return person ? sentOrders(person.id) : []
  })
}

/** Orders that were tapped on this page: the tap's own result reports them. */
const wasTapped = new Set<string>()

/** Sets whether this page reports an order itself. */
export function notifyHere(id: string, isHere: boolean): void {
  if (isHere) wasTapped.add(id)
  else wasTapped.delete(id)
}

/** Removes and returns the unreported orders; of several pages, only one gets them. */
export async function takeSentOrders(): Promise<readonly SentOrder[]> {
  return withOutbox(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      const person = await currentPerson()
      if (!person) return []
      const orders = await sentOrders(person.id)
      await outbox.settings.delete(key(person.id))
      return orders.filter(({ id }) => !wasTapped.has(id))
    }),
  )
}

async function sentOrders(account: string): Promise<readonly SentOrder[]> {
  return ((await outbox.settings.get(key(account)))?.value as SentOrder[] | undefined) ?? []
}
