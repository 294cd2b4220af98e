import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyLedger, withTransfers, type Ledger } from './model.ts'
import { sequences } from './acts.ts'
import { quotaFaults, quotaSteps, Story } from './quota-story.ts'

/** What must hold whatever happened. */
function faultsOf({ accounts, transfers }: Ledger): string[] {
  const sums = new Map<string, number>()
  const faults: string[] = []
  for (const [key, { posted, reserved, lowerLimit }] of accounts) {
    const unit = key.split(' ').slice(0, 2).join(' ')
    sums.set(unit, (sums.get(unit) ?? 0) + posted)
    if (lowerLimit !== undefined && posted - reserved < lowerLimit) faults.push(`${key} is under its limit`)
    if (reserved < 0) faults.push(`${key} has reserved less than nothing`)
  }
  for (const [unit, sum] of sums) if (sum !== 0) faults.push(`${unit} adds up to ${sum}`)
  const ends = [...transfers.values()].flatMap((item) => ('ends' in item ? [item.ends] : []))
  if (new Set(ends).size < ends.length) faults.push('a pending transfer ended twice')
  const slips = [...transfers.values()].flatMap((item) => ('reference' in item ? [item.reference] : []))
  if (new Set(slips).size < slips.length) faults.push('a reference counted twice')
  return faults
}

test('each unit adds up to nothing, no account is under its limit, and everything ends and counts once', () => {
  fc.assert(
    fc.property(sequences, (acts) => {
      let ledger = emptyLedger
      for (const act of acts) {
        const next = withTransfers(ledger, act)
        if (typeof next === 'string') continue
        // A second arrival changes nothing.
        const again = withTransfers(next, act)
        expect(again).toEqual(next)
        ledger = next
        expect(faultsOf(ledger)).toEqual([])
      }
    }),
    { numRuns: 5_000, seed: 1 },
  )
})

test('the last bag is sold once: the second of two orders is told that there is not enough', () => {
  const shelf = (id: string, from: string, to: string, until?: string) => ({
    id,
    book: 'goods' as const,
    unit: 'seeds-catalog/wheat',
    from,
    to,
    amount: 1_000,
    why: 'sale',
    ...(until !== undefined && { expires_at: until }),
  })
  const one = withTransfers(emptyLedger, [shelf('a', 'supplier', 'shelf')]) as Ledger
  const sold = withTransfers(one, [shelf('b', 'shelf', 'customer:a', '2100-01-01')]) as Ledger
  expect(withTransfers(sold, [shelf('c', 'shelf', 'customer:b', '2100-01-01')])).toBe('short')
  const freed = withTransfers(sold, [{ id: 'd', ends: 'b', phase: 'void', why: 'cancelled' }]) as Ledger
  expect(withTransfers(freed, [shelf('c', 'shelf', 'customer:b')])).not.toBe('short')
})

test('from quotas nothing is oversold, stranded past its time, lost or doubled, whatever phones and clocks do', () => {
  const seen = { sales: 0, late: 0, ended: 0 }
  fc.assert(
    fc.property(quotaSteps, (steps) => {
      const story = new Story(steps, 8)
      expect(quotaFaults(story)).toEqual([])
      for (const { after } of story.reached) expect(faultsOf(after.ledger)).toEqual([])
      seen.sales += story.sales.length
      seen.late += [...story.centre.claims.values()].filter((why) => why === 'late').length
      seen.ended += [...story.centre.quotas.values()].filter(({ isEnded }) => isEnded).length
    }),
    { numRuns: 5_000, seed: 1 },
  )
  // A generator that reaches nothing would prove nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
})
