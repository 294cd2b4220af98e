import type { NotDone, RequestReceipt } from '#src/backend/answer.ts'
import type { OpenedEntry } from '#src/core/outbox/kind.ts'
import type { Connection, ConnectionFault } from './connection.ts'
import type { CallOf } from './shipped-kinds.ts'
import type { SimulatedPage } from './steps.ts'

/** The calls of the backend over the simulated connection, with the fault that the phone meets. */
export class ConnectionCalls {
  private readonly connection: Connection
  private readonly page: SimulatedPage
  private readonly faultNow: () => ConnectionFault | undefined

  constructor(connection: Connection, page: SimulatedPage, faultNow: () => ConnectionFault | undefined) {
    this.connection = connection
    this.page = page
    this.faultNow = faultNow
  }

  readonly sendRequests: CallOf<'request'> = (entries, { token, guest }) =>
    this.connection.batch(
      this.page,
      entries,
      guest === undefined ? { account: token! } : { guest },
      (caller, sent) => this.connection.centre.requests.submit(caller, sent, this.connection.time()),
      this.faultNow(),
    ) as ReturnType<CallOf<'request'>>

  readonly sendDeskAnswers: CallOf<'deskAnswer'> = (entries, account) =>
    this.connection.batch(
      this.page,
      entries,
      { account },
      (_, sent) =>
        sent.map((answer) => {
          const result = this.connection.centre.desk.answer(account, answer, this.connection.time())
          return [answer.id, result] as const
        }),
      this.faultNow(),
    ) as Promise<{ results: ReadonlyMap<string, { receipt: RequestReceipt }> } | NotDone>

  readonly createPayment: CallOf<'order'> = async (body, account) => {
    const pay = () => this.connection.centre.orders.pay(account, body, this.connection.time())
    const reply = await this.one(account, body.orderId, pay, isRefused)
    // A refusal that has not the shape of the centre's own is no refusal of an order.
    return 'status' in reply && ![401, 429].includes(reply.status) && reply.status < 500
      ? { silent: true }
      : reply
  }

  cancelOrder(entry: string): CallOf<'orderCancel'> {
    return (id, account) =>
      this.one(account, entry, () => this.connection.centre.orders.cancel(account, id), hasStatus)
  }

  readonly changeProfile: CallOf<'profile'> = (change, account) =>
    this.one(
      account,
      change.id,
      () => this.connection.centre.accounts.changeProfile(account, change),
      isStatusOrConflict,
    )

  sendConsents(sent: readonly OpenedEntry[]): CallOf<'consent'> {
    const id = sent.length === 1 ? sent[0]!.id : ''
    return (consents, account) =>
      this.one(account, id, () => this.connection.centre.accounts.keepConsents(account, consents), hasStatus)
  }

  readonly sendEdit: CallOf<'edit'> = (given, account) =>
    this.one(account, given.id, () => this.connection.centre.edits.edit(account, given), isStatusOrConflict)

  /** Acts on a booking as its owner, or as the centre. */
  actOnBooking(isCentre: boolean): CallOf<'bookingAction'> {
    return (action, { token = '' }) => {
      const { id } = action as { readonly id: string }
      const act = () => this.connection.centre.bookings.act(token, isCentre, action)
      return this.one(token, id, act, isRefused)
    }
  }

  private one<Reply extends object>(
    account: string,
    id: string,
    deliver: () => Reply | NotDone,
    isRefusal: (reply: Reply | NotDone) => boolean,
  ): Promise<Reply | NotDone> {
    return this.connection.one<Reply>(this.page, { account, id, deliver, isRefusal }, this.faultNow())
  }
}

const isRefused = (reply: object) => 'refused' in reply
const hasStatus = (reply: object) => 'status' in reply
const isStatusOrConflict = (reply: object) => 'status' in reply || 'conflict' in reply
