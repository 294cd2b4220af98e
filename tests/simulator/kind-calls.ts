import type { NotDone, RequestReceipt } from '#src/backend/requests.ts'
import consent from '#src/core/kinds/consent.kind.ts'
import deskAnswer from '#src/core/kinds/desk-answer.kind.ts'
import edit from '#src/core/kinds/edit.kind.ts'
import orderCancel from '#src/core/kinds/order-cancel.kind.ts'
import order from '#src/core/kinds/order.kind.ts'
import profile from '#src/core/kinds/profile.kind.ts'
import request from '#src/core/kinds/request.kind.ts'
import type { Kind, OpenedEntry } from '#src/core/outbox/kind.ts'
import type { Line, LineFault } from './connection.ts'
import type { SimulatedPage } from './steps.ts'

/** The kinds as they are shipped. */
export const theKinds = { consent, deskAnswer, edit, orderCancel, order, profile, request }

export type Kinds = typeof theKinds

type CallOf<Name extends keyof Kinds> = NonNullable<Parameters<Kinds[Name]['send']>[2]>

/** Returns a page's kinds: the shipped ones, whose calls go over the simulated line with the fault that the phone meets. */
export function kindsOver(
  kinds: Kinds,
  line: Line,
  page: SimulatedPage,
  faultNow: () => LineFault | undefined,
): (id: string) => Kind {
  const { centre } = line
  const one = <Reply extends object>(
    account: string,
    id: string,
    deliver: () => Reply | NotDone,
    isRefusal: (reply: Reply | NotDone) => boolean,
    fault = faultNow(),
  ) => line.one<Reply>(page, { account, id, deliver, isRefusal }, fault)
  const refusedStatus = (reply: object) => 'status' in reply

  const sendRequests: CallOf<'request'> = (entries, { token, guest }) =>
    line.batch(
      page,
      entries,
      guest === undefined ? { account: token! } : { guest },
      (caller, sent) => centre.submit(caller, sent, line.time()),
      faultNow(),
    ) as ReturnType<CallOf<'request'>>
  const sendDeskAnswers: CallOf<'deskAnswer'> = (entries, account) =>
    line.batch(
      page,
      entries,
      { account },
      (_, sent) =>
        sent.map((answer) => [answer.id, centre.kinds.answer(account, answer, line.time())] as const),
      faultNow(),
    ) as Promise<{ results: ReadonlyMap<string, { receipt: RequestReceipt }> } | NotDone>
  const createPayment: CallOf<'order'> = async (body, account) => {
    const isRefused = (reply: object) => 'refused' in reply
    const reply = await one(account, body.orderId, () => centre.kinds.pay(account, body), isRefused)
    // A refusal that has not the shape of the centre's own is no refusal of an order.
    return 'status' in reply && ![401, 429].includes(reply.status) && reply.status < 500
      ? { silent: true }
      : reply
  }
  const cancelOrder =
    (entry: string): CallOf<'orderCancel'> =>
    (id, account) =>
      one(account, entry, () => centre.kinds.cancel(account, id), refusedStatus)
  const changeProfile: CallOf<'profile'> = (change, account) =>
    one(
      account,
      change.id,
      () => centre.accounts.changeProfile(account, change),
      (reply) => 'status' in reply || 'conflict' in reply,
    )
  const sendConsents =
    (sent: readonly OpenedEntry[]): CallOf<'consent'> =>
    (consents, account) =>
      one(
        account,
        sent.length === 1 ? sent[0]!.id : '',
        () => centre.accounts.keepConsents(account, consents),
        refusedStatus,
      )
  const sendEdit: CallOf<'edit'> = (given, account) =>
    one(
      account,
      given.id,
      () => centre.kinds.edit(account, given),
      (reply) => 'status' in reply || 'conflict' in reply,
    )

  const over: Kind[] = [
    { ...kinds.deskAnswer, send: (sent, sender) => kinds.deskAnswer.send(sent, sender, sendDeskAnswers) },
    { ...kinds.order, send: (sent, sender) => kinds.order.send(sent, sender, createPayment) },
    {
      ...kinds.orderCancel,
      send: (sent, sender) => kinds.orderCancel.send(sent, sender, cancelOrder(sent[0]!.id)),
    },
    { ...kinds.profile, send: (sent, sender) => kinds.profile.send(sent, sender, changeProfile) },
    { ...kinds.consent, send: (sent, sender) => kinds.consent.send(sent, sender, sendConsents(sent)) },
    { ...kinds.edit, send: (sent, sender) => kinds.edit.send(sent, sender, sendEdit) },
  ]
  const forms: Kind = {
    ...kinds.request,
    send: (sent, sender) => kinds.request.send(sent, sender, sendRequests),
  }
  return (id) => over.find((kind) => kind.id === id) ?? forms
}
