import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { deliveryAreas } from '#src/content/delivery.ts'
import { allNextSteps, nextSteps } from '#src/features/orders/internal/next-steps.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

type Facts = Parameters<typeof nextSteps>[0]

const products = new Map([['organic-store/tomato', { perishable: true }]])
const known = { products, areas: deliveryAreas }
const shipped = 'Products: shipped in 2–3 working days.'

function order(ids: readonly string[], area: string | null = 'sarna-station', kind = 'cart'): Facts {
  return { kind, delivery_area: area, items: ids.map((id) => ({ product_id: id }) as Facts['items'][number]) }
}

test('an order of milk alone comes when its area says, and not within days', () => {
  const milk = order(['daily-needs/cow-milk-1-litre'])
  expect(nextSteps(milk, known)).toEqual(['Daily needs: same-day 2-4 hrs.'])
  expect(nextSteps({ ...milk, delivery_area: 'pathankot-city' }, known)).toEqual([
    'Daily needs: next-day or scheduled.',
  ])
})

test('every other order is shipped as specified, beside its daily needs and its fresh goods', () => {
  expect(nextSteps(order(['seeds-catalog/okra']), known)).toEqual([shipped])
  expect(nextSteps(order(['daily-needs/honey', 'seeds-catalog/okra']), known)).toEqual([
    'Daily needs: same-day 2-4 hrs.',
    shipped,
  ])
  const fresh = 'Fresh things: the same day in the Sarna Station area.'
  expect(nextSteps(order(['organic-store/tomato']), known)).toEqual([fresh])
  expect(nextSteps(order(['organic-store/tomato', 'organic-store/hoe']), known)).toEqual([fresh, shipped])
})

test('no time is said for an area that is served no more', () => {
  expect(nextSteps(order(['daily-needs/honey'], 'madhopur'), known)).toEqual([])
  expect(nextSteps(order(['daily-needs/honey'], null), known)).toEqual([])
})

test('a training is no product, and without an order all sentences are said', () => {
  const training = 'Training: we contact you within 24 hours on open days.'
  expect(nextSteps(order(['training/solar'], null, 'training'), known)).toEqual([training])
  expect(allNextSteps()).toEqual([training, shipped, 'Loans: reviewed in 2–3 working days.'])
})
