import { expect, it } from 'vitest'
import { moneyText } from '#src/base/money.ts'
import { languages } from '#src/base/languages.ts'
import { behindGate } from '#src/features/account/internal/behind-gate.ts'
import { cowMilk } from '#src/content/catalogues/daily-needs/milk.ts'
import { trainingPrograms } from '#src/content/offers/training.ts'
import loans from '#src/content/pages/loans.page.ts'

it('the gates name prices from behind them', () => {
  const litre = moneyText(cowMilk.items['cow-milk-1-litre'].price)
  const course = moneyText(Math.min(...Object.values(trainingPrograms).map(({ price }) => price)))
  const rate = /\d+\.\d%/.exec(loans.description.en)![0]
  for (const code of languages) {
    expect(behindGate('/daily-needs/cow-milk')![code]).toContain(litre)
    expect(behindGate('/training?x=1')![code]).toContain(course)
    expect(behindGate('/loans#apply')![code]).toContain(rate)
  }
})

it('an address without such a line has none', () => {
  for (const address of ['/', '', '/profile', '//daily-needs', '/constructor', 'daily-needs'])
    expect(behindGate(address), address).toBeUndefined()
})
