import { describe, expect, it, vi } from 'vitest'
import {
  isPayable,
  outcomeAfterLeaving,
  outcomeJustBack,
  paymentOutcome,
  type PaymentOutcome,
} from '#src/features/orders/internal/payment-outcome.ts'
import { noteAskedAbout, wasAskedAbout } from '#src/features/orders/internal/asked-about.ts'

type Facts = Parameters<typeof paymentOutcome>[0]

function order(
  state: Facts['state'],
  payments: readonly (string | [state: string, refund: string])[] = [],
  { pay_by = 'online', end = null }: { pay_by?: 'online' | 'cash'; end?: string | null } = {},
): Facts {
  const of = (result: (typeof payments)[number], at: number) => {
    const [paid, refund] = typeof result === 'string' ? [result, null] : result
    return { id: `${at}`, state: paid, ref: `ref-${at}`, link: null, refund }
  }
  const ended = { from: 'awaiting_payment', to: state, code: end, note: null, at: '2026-11-21T10:00:00Z' }
  // A note that came after the end moves nothing.
  const later = { from: state, to: state, code: 'payment_late', note: null, at: '2026-11-21T11:00:00Z' }
  return { state, pay_by, payments: payments.map(of), events: [ended, later] }
}

const cases: [PaymentOutcome, Facts][] = [
  ['unpaid', order('awaiting_payment')],
  // Whoever left the bank's page has not paid: nothing is being confirmed.
  ['unpaid', order('awaiting_payment', ['created'])],
  ['unpaid', order('awaiting_payment', ['failed', 'created'])],
  ['failed', order('awaiting_payment', ['failed'])],
  ['failed', order('awaiting_payment', ['cancelled', 'failed'])],
  ['cancelled', order('awaiting_payment', ['failed', 'cancelled'])],
  ['completed', order('paid', ['failed', 'paid'])],
  ['completed', order('delivered', ['paid'])],
  ['completed', order('paid', ['paid', ['late', 'sent']])],
  ['cash', order('placed', ['created'], { pay_by: 'cash' })],
  ['cash', order('shipped', [], { pay_by: 'cash' })],
  ['completed', order('delivered', ['paid'], { pay_by: 'cash' })],
  ['expired', order('cancelled', ['cancelled'], { end: 'payment_expired' })],
  ['called off', order('cancelled', ['cancelled'], { end: 'by_customer' })],
  ['called off', order('cancelled', [], { pay_by: 'cash' })],
  ['late', order('cancelled', [['late', 'asked']], { end: 'payment_expired' })],
  ['late', order('cancelled', [['late', 'failed']], { end: 'by_customer' })],
  ['late', order('cancelled', ['late'])],
  ['late', order('cancelled', [['paid', 'returned'], 'late'])],
  ['called off', { ...order('cancelled'), events: [] }],
  ['refunded', order('cancelled', [['late', 'returned']], { end: 'payment_expired' })],
  ['returning', order('cancelled', [['paid', 'asked']])],
  ['returning', order('cancelled', ['paid'])],
  ['refunded', order('cancelled', [['paid', 'returned']])],
  ['refunded', order('refunded', [['paid', 'returned']])],
]

it.each(cases)('an order is shown as %s (%#)', (outcome, facts) => {
  expect(paymentOutcome(facts)).toBe(outcome)
})

it('an ended or paid order offers no payment', () => {
  const payable = cases.map(([outcome]) => outcome).filter((outcome) => isPayable(outcome))
  expect(new Set(payable)).toEqual(new Set(['unpaid', 'failed', 'cancelled']))
})

describe('who is just back from the provider', () => {
  it('reads that the payment is being confirmed, until the centre was asked whether it failed', () => {
    const unsure = cases.filter(([outcome]) => isPayable(outcome))
    expect(unsure.map(([, facts]) => outcomeJustBack(facts, false))).toEqual(unsure.map(() => 'confirming'))
    // An open link says nothing yet: the bank may be slower than the way back.
    const open = (facts: Facts) => facts.payments.at(-1)?.state === 'created'
    for (const [outcome, facts] of unsure)
      expect(outcomeJustBack(facts, true)).toBe(open(facts) ? 'confirming' : outcome)
  })

  it('reads at once how an order stands that needs no more money', () => {
    const sure = cases.filter(([outcome]) => !isPayable(outcome))
    expect(sure.map(([, facts]) => outcomeJustBack(facts, false))).toEqual(sure.map(([outcome]) => outcome))
  })
})

it('a reload keeps that the centre was asked about an order, and a new return from the provider does not', () => {
  class FakeHistory {
    state: unknown = { over: 1 }
    replaceState(state: unknown) {
      this.state = state
    }
  }
  const entry = new FakeHistory()
  vi.stubGlobal('History', FakeHistory)
  vi.stubGlobal('history', entry)
  expect(wasAskedAbout('order')).toBe(false)
  noteAskedAbout('order')
  expect([wasAskedAbout('order'), wasAskedAbout('another')]).toEqual([true, false])
  expect(entry.state).toEqual({ over: 1, asked: 'order' })
  vi.stubGlobal('history', new FakeHistory())
  expect(wasAskedAbout('order')).toBe(false)
  vi.unstubAllGlobals()
})

describe('who has left the provider without paying', () => {
  it('reads that the payment is being confirmed, until the centre was asked', () => {
    const unsure = cases.filter(([outcome]) => isPayable(outcome))
    expect(unsure.map(([, facts]) => outcomeAfterLeaving(facts, false))).toEqual(
      unsure.map(() => 'confirming'),
    )
    expect(unsure.map(([, facts]) => outcomeAfterLeaving(facts, true))).toEqual(
      unsure.map(([outcome]) => (outcome === 'failed' ? 'failed' : 'cancelled')),
    )
  })

  it('reads how the order stands once it can no longer be paid, and nothing of a canceled payment', () => {
    for (const [outcome, facts] of cases.filter(([each]) => !isPayable(each)))
      for (const isAsked of [false, true]) expect(outcomeAfterLeaving(facts, isAsked)).toBe(outcome)
  })
})
