import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { unitText } from '#src/features/orders/unit-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('two lines of the same name say which of them is the kilo and which the plant', () => {
  expect(unitText({ unit_paise: 5_000, pack_amount: 1, pack_unit: 'kg' })).toMatch(/50.* \/ kg$/)
  expect(unitText({ unit_paise: 7_500, pack_amount: 1, pack_unit: 'plant' })).toMatch(/75.* \/ plant$/)
  expect(unitText({ unit_paise: 9_500, pack_amount: 250, pack_unit: 'g' })).toMatch(/95.* \/ 250 g$/)
})

test('a line without a pack, or with a unit that this build does not know, has its price alone', () => {
  expect(unitText({ unit_paise: 5_000 })).toMatch(/50/)
  expect(unitText({ unit_paise: 5_000, pack_amount: 1, pack_unit: 'toString' })).not.toContain('/')
})
