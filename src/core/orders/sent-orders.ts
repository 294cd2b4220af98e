import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { device, liveQuery, withDevice } from '#src/device/database.ts'

/** An order that went out without anybody's tap, and of which the person has not been told. */
export interface SentOrder {
  readonly id: string
  /** False where it is paid in cash. */
  readonly isToPay: boolean
}

/** With the account's id at the end, so that it is put away with everything else of theirs. */
const key = (account: string) => `sent-orders:${account}`

/** Notes that an order went out by itself. */
export async function noteSentOrder(account: string, order: SentOrder): Promise<void> {
  await saveForAccount(account, [], async () => {
    const value = [...(await sentOrders(account)).filter(({ id }) => id !== order.id), order]
    await device.settings.put({ key: key(account), value })
  })
}

/** The orders of the current user that went out and were not told of, now and after every change. */
export function watchSentOrders() {
  return liveQuery(async () => {
    const person = await currentPerson()
    return person ? sentOrders(person.id) : []
  })
}

/** Orders that somebody has just tapped to send here: the tap's own answer tells of them, whoever was quicker to send. */
const wasTapped = new Set<string>()

/** Says that this page tells itself what comes of an order, from now on or, with `false`, no longer. */
export function notifyHere(id: string, isHere: boolean): void {
  if (isHere) wasTapped.add(id)
  else wasTapped.delete(id)
}

/** Takes what is to be told: of several pages one tells it. */
export async function takeSentOrders(): Promise<readonly SentOrder[]> {
  return withDevice(() =>
    device.transaction('rw', device.settings, async () => {
      const person = await currentPerson()
      if (!person) return []
      const orders = await sentOrders(person.id)
      await device.settings.delete(key(person.id))
      return orders.filter(({ id }) => !wasTapped.has(id))
    }),
  )
}

async function sentOrders(account: string): Promise<readonly SentOrder[]> {
  return ((await device.settings.get(key(account)))?.value as SentOrder[] | undefined) ?? []
}
