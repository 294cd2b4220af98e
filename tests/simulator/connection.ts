import type { NotDone } from '#src/platform/backend/answer.ts'
import type { BatchAnswer, Result } from '#src/platform/outbox/world.ts'
import type { Receipt } from '#src/platform/outbox/entry.ts'
import type { Kind, OpenedEntry } from '#src/platform/outbox/kind.ts'
import type { VerifiedFiles } from '../centre/files.ts'
import type { Centre } from '../centre/centre.ts'
import type { Caller, Sent } from '../centre/requests.ts'
import type { InvariantChecker } from './invariants.ts'
import type { CallOf, Kinds } from './build.ts'
import { hashOf } from './fake-encryption.ts'
import type { SimulatedPage, Steps } from './steps.ts'

/** Faults of one call. */
export const connectionFaults = [
  'request lost',
  'request stalled',
  'reply lost after the commit',
  'delivered twice',
  'delivered late',
  'reply lost, repeated late',
  'captive portal',
  '401 for the call',
  '403 for the call',
  '409 for the call',
  '413 for the call',
  '422 for the call',
  '400 or 404 for the call',
  '429 with Retry-After',
  '5xx',
  '5xx after the commit',
  'answer cut short',
  'receipt of other words',
  'receipt of another id',
  'file cut short',
] as const

export type ConnectionFault = (typeof connectionFaults)[number]

/** Answers a batch as the centre. */
type Handler = (caller: Caller, sent: readonly Sent[]) => readonly (readonly [string, Result])[]

/** A call in progress, and its effect on arrival. */
interface Call<Reply> {
  readonly page: SimulatedPage
  /** The entry of the call, if it is about a single one. */
  readonly id: string | undefined
  /** The calling account, if any. */
  readonly account: string | undefined
  readonly deliver: () => Reply | NotDone
  readonly answer: (answer: Reply | NotDone) => void
  /** The remaining part of a truncated answer. */
  readonly cut: (result: Reply) => Reply | NotDone
  /** An answer in the right shape that is not the centre's. */
  readonly forged: (fault: ConnectionFault) => Reply | NotDone
}

const timeoutMs = 60_000
const silent: NotDone = { silent: true }

/** Carries calls from phones to the centre, well or badly. */
export class Connection {
  readonly centre: Centre
  private readonly steps: Steps
  private readonly checker: InvariantChecker

  constructor(steps: Steps, centre: Centre, checker: InvariantChecker) {
    this.steps = steps
    this.centre = centre
    this.checker = checker
  }

  time(): number {
    return this.steps.time
  }

  /** Sends the contents of entries. */
  batch(
    page: SimulatedPage,
    batch: readonly Sent[],
    caller: Caller,
    handle: Handler,
    fault: ConnectionFault | undefined,
  ): Promise<BatchAnswer> {
    const tooHeavy = batch.length > 1 && batch.some(isHeavy)
    return this.call<Results>(fault, {
      page,
      id: batch.length === 1 ? batch[0]!.id : undefined,
      account: 'account' in caller ? caller.account : undefined,
      deliver: () => (tooHeavy ? { status: 413 } : { results: this.deliver(handle(caller, batch)) }),
      cut: ({ results }) => ({ results: new Map([...results].filter(() => this.steps.dice.oneIn(2))) }),
      forged: (how) => ({
        results: new Map(
          how.startsWith('captive')
            ? []
            : batch.map(({ id, content }) => [id, falseReceipt({ id, hash: hashOf(content) }, how)]),
        ),
      }),
    })
  }

  /** Makes a call about a single entry. */
  one<Reply extends object>(
    page: SimulatedPage,
    call: Pick<Call<Reply>, 'account' | 'deliver'> & {
      readonly id: string
      readonly isRefusal: (reply: Reply | NotDone) => boolean
    },
    fault: ConnectionFault | undefined,
  ): Promise<Reply | NotDone> {
    const { id, account, isRefusal } = call
    const deliver = () => {
      const reply = call.deliver()
      if (isRefusal(reply)) this.refusedBy(id, reply)
      return reply
    }
    return this.call<Reply>(fault, { page, id, account, deliver, cut: () => silent, forged: () => silent })
  }

  /** Sends a file of an entry. */
  upload(
    page: SimulatedPage,
    account: string,
    id: string,
    sha256: string,
    fault: ConnectionFault | undefined,
  ) {
    const bytes = fault === 'file cut short' ? `half of ${sha256}` : sha256
    return this.call<{ readonly stored: true }>(bytes === sha256 ? fault : undefined, {
      page,
      id,
      account,
      deliver: () => this.centre.files.upload(account, id, sha256, bytes),
      cut: () => silent,
      forged: () => silent,
    })
  }

  /** Has the centre look at the files of an entry. */
  complete(
    page: SimulatedPage,
    account: string,
    entry: { readonly id: string; readonly hash: string },
    fault: ConnectionFault | undefined,
  ): Promise<VerifiedFiles> {
    return this.call<Exclude<VerifiedFiles, NotDone>>(fault, {
      page,
      id: entry.id,
      account,
      deliver: () => {
        const looked = this.centre.files.complete(account, entry.id)
        if ('missing' in looked && looked.missing.length > 0) this.checker.mark('the centre lacks a file')
        return looked
      },
      cut: () => silent,
      forged: (how) => (how.startsWith('captive') ? silent : { ...falseReceipt(entry, how), missing: [] }),
    })
  }

  private call<Reply extends object>(
    fault: ConnectionFault | undefined,
    given: Omit<Call<Reply>, 'answer'>,
  ): Promise<Reply | NotDone> {
    const { account } = given
    const isGone = () => account !== undefined && this.centre.deletedAccounts.has(account)
    const deliver = () => {
      try {
        return isGone() ? { status: 401 } : given.deliver()
      } catch {
        // It cannot read the content.
        return { status: 500 }
      }
    }
    const call = { ...given, deliver }
    return new Promise((resolve) => {
      const answer = (result: Reply | NotDone) => this.steps.later(call.page, () => resolve(result))
      const carry = () => answer(call.deliver())
      this.steps.later(undefined, () => (fault ? this.failWith({ ...call, answer }, fault) : carry()))
    })
  }

  private deliver(results: ReturnType<Handler>): Map<string, Result> {
    for (const [id, result] of results)
      if ('refused' in result && result.refused.status !== 429) this.refusedBy(id, result)
    return new Map(results)
  }

  private refusedBy(id: string, reply: object): void {
    const { code = 'conflict' } = ('refused' in reply ? reply.refused : reply) as { readonly code?: string }
    this.checker.mark(`refused: ${code}`)
    this.checker.noteRefusal(id)
  }

  private failWith<Reply extends object>(call: Call<Reply>, fault: ConnectionFault): void {
    const { dice } = this.steps
    const status = Number(/^\d+/.exec(fault)?.[0] ?? 0)
    if (fault === '5xx after the commit') call.deliver()
    if (fault === '5xx' || fault === '5xx after the commit') {
      return call.answer({ status: dice.oneOf([500, 502, 503, 504]) })
    }
    if (fault === '429 with Retry-After') {
      return call.answer({ status, retryAfterMs: dice.oneOf([30_000, 1_200_000, 2.6e8, 3e11]) })
    }
    if (status > 0) return this.refuse(call, fault.startsWith('400') ? dice.oneOf([400, 404]) : status)
    this.corrupt(call, fault)
  }

  private refuse<Reply extends object>(call: Call<Reply>, status: number): void {
    if (call.id !== undefined && status !== 401) this.checker.noteRefusal(call.id)
    call.answer({ status })
  }

  private corrupt<Reply extends object>(call: Call<Reply>, fault: ConnectionFault): void {
    const { dice } = this.steps
    switch (fault) {
      case 'request lost':
        return call.answer(silent)
      case 'request stalled':
        return this.steps.after(call.page, timeoutMs, () => call.answer(silent))
      case 'reply lost after the commit':
        call.deliver()
        return call.answer(silent)
      case 'delivered twice':
        this.steps.later(undefined, () => void call.deliver())
        return call.answer(call.deliver())
      case 'delivered late':
        this.steps.after(undefined, dice.below(1_800_000), () => void call.deliver())
        return call.answer(silent)
      case 'reply lost, repeated late':
        call.deliver()
        this.steps.after(undefined, dice.below(1_800_000), () => void call.deliver())
        return call.answer(silent)
      case 'captive portal':
        return call.answer(dice.oneOf([silent, { status: 200 }, { status: 302 }, call.forged(fault)]))
      case 'answer cut short': {
        const result = call.deliver()
        return call.answer('status' in result || 'silent' in result ? result : call.cut(result))
      }
      case 'file cut short':
        return call.answer(call.deliver())
      default:
        return call.answer(call.forged(fault))
    }
  }
}

type Results = Extract<BatchAnswer, { readonly results: unknown }>

function falseReceipt(
  { id, hash }: { readonly id: string; readonly hash: string },
  fault: ConnectionFault,
): { readonly receipt: Receipt } {
  const wrong =
    fault === 'receipt of other words' ? { id, hash: hashOf('other words') } : { id: 'another', hash }
  return { receipt: { ...wrong, reference: 'KS-false', receivedAt: '', state: 'complete' } }
}

function isHeavy({ content }: Sent): boolean {
  return content.endsWith(' heavy')
}

const isRefused = (reply: object) => 'refused' in reply
const hasStatus = (reply: object) => 'status' in reply
const isStatusOrConflict = (reply: object) => 'status' in reply || 'conflict' in reply

/** A call of the backend about one entry, to the centre or lost on the way. */
type One = <Reply extends object>(
  account: string,
  id: string,
  deliver: () => Reply | NotDone,
  isRefusal: (reply: Reply | NotDone) => boolean,
) => Promise<Reply | NotDone>

/** The calls by which a page sends, as the centre answers them; `sent` are the entries of the call. */
function callsOver(connection: Connection, page: SimulatedPage, faultNow: () => ConnectionFault | undefined) {
  const { centre } = connection
  const one: One = (account, id, deliver, isRefusal) =>
    connection.one(page, { account, id, deliver, isRefusal }, faultNow())
  const batch = (entries: readonly Sent[], caller: Caller, handle: Handler) =>
    connection.batch(page, entries, caller, handle, faultNow()) as Promise<never>
  const act =
    (isCentre: boolean): CallOf<'bookingAction'> =>
    (action, { token = '' }) => {
      const { id } = action as { readonly id: string }
      return one(token, id, () => centre.bookings.act(token, isCentre, action), isRefused)
    }
  const request: CallOf<'request'> = (entries, { token, guest }) =>
    batch(entries, guest === undefined ? { account: token! } : { guest }, (caller, sent) =>
      centre.requests.submit(caller, sent, connection.time()),
    )
  const deskAnswer: CallOf<'deskAnswer'> = (entries, account) =>
    batch(entries, { account }, (_, sent) =>
      sent.map((answer) => [answer.id, centre.desk.answer(account, answer, connection.time())] as const),
    )
  const order: CallOf<'order'> = async (body, account) => {
    const pay = () => centre.orders.pay(account, body, connection.time())
    const reply = await one(account, body.orderId, pay, isRefused)
    // A refusal that has not the shape of the centre's own is no refusal of an order.
    const isForeign = 'status' in reply && ![401, 429].includes(reply.status) && reply.status < 500
    return isForeign ? { silent: true } : reply
  }
  const orderCancel =
    ([entry]: readonly OpenedEntry[]): CallOf<'orderCancel'> =>
    (id, account) =>
      one(account, entry!.id, () => centre.orders.cancel(account, id), hasStatus)
  const profile: CallOf<'profile'> = (change, account) =>
    one(account, change.id, () => centre.accounts.changeProfile(account, change), isStatusOrConflict)
  const consent =
    (sent: readonly OpenedEntry[]): CallOf<'consent'> =>
    (consents, account) => {
      const id = sent.length === 1 ? sent[0]!.id : ''
      return one(account, id, () => centre.accounts.keepConsents(account, consents), hasStatus)
    }
  const edit: CallOf<'edit'> = (given, account) =>
    one(account, given.id, () => centre.edits.edit(account, given), isStatusOrConflict)
  /** What staff, a seller or a buyer wrote down, under the id of its entry. */
  const written = (kind: string, id: string, account: string, content: object) =>
    one(
      account,
      id,
      () => centre.acts.act({ id, kind, who: account, content: JSON.stringify(content) }),
      isRefused,
    )
  const writtenAs =
    (kind: string) =>
    ({ id, ...content }: object & { readonly id?: string }, account: string) =>
      written(kind, id!, account, content) as Promise<never>
  const saidPaid =
    ([entry]: readonly OpenedEntry[]): CallOf<'saidPaid'> =>
    (order, account) =>
      written('order-said-paid', entry!.id, account, { order }) as Promise<never>
  const mark: CallOf<'roundMark'> = async (given, account) => {
    const { id, ...content } = given as { readonly id: string }
    const reply = await written('round-mark', id, account, content)
    return 'done' in reply ? { data: { taken: id } } : 'refused' in reply ? { data: reply } : reply
  }
  return { act, request, deskAnswer, order, orderCancel, profile, consent, edit, writtenAs, saidPaid, mark }
}

/** Returns a page's kinds: the shipped ones, whose calls go over the simulated connection with the fault that the phone meets. */
export function kindsOver(
  kinds: Kinds,
  ...over: [connection: Connection, page: SimulatedPage, faultNow: () => ConnectionFault | undefined]
): (id: string) => Kind {
  const calls = callsOver(...over)
  const { cash, khata, quotaSale, roundMark, saidPaid, stockSheet } = kinds
  const { bookingAction, consent, deskAnswer, deskBooking, edit, order, orderCancel, profile } = kinds
  const all: Kind[] = [
    { ...deskAnswer, send: (sent, sender) => deskAnswer.send(sent, sender, calls.deskAnswer) },
    { ...order, send: (sent, sender) => order.send(sent, sender, calls.order) },
    { ...orderCancel, send: (sent, sender) => orderCancel.send(sent, sender, calls.orderCancel(sent)) },
    { ...profile, send: (sent, sender) => profile.send(sent, sender, calls.profile) },
    { ...consent, send: (sent, sender) => consent.send(sent, sender, calls.consent(sent)) },
    { ...edit, send: (sent, sender) => edit.send(sent, sender, calls.edit) },
    { ...bookingAction, send: (sent, sender) => bookingAction.send(sent, sender, calls.act(false)) },
    { ...deskBooking, send: (sent, sender) => deskBooking.send(sent, sender, calls.act(true)) },
    { ...cash, send: (sent, sender) => cash.send(sent, sender, calls.writtenAs('cash')) },
    { ...khata, send: (sent, sender) => khata.send(sent, sender, calls.writtenAs('khata')) },
    { ...stockSheet, send: (sent, sender) => stockSheet.send(sent, sender, calls.writtenAs('stock-sheet')) },
    { ...quotaSale, send: (sent, sender) => quotaSale.send(sent, sender, calls.writtenAs('quota-sale')) },
    { ...saidPaid, send: (sent, sender) => saidPaid.send(sent, sender, calls.saidPaid(sent)) },
    { ...roundMark, send: (sent, sender) => roundMark.send(sent, sender, calls.mark) },
  ]
  const forms: Kind = {
    ...kinds.request,
    send: (sent, sender) => kinds.request.send(sent, sender, calls.request),
  }
  return (id) => all.find((kind) => kind.id === id) ?? forms
}
