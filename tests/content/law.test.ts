import { expect, it } from 'vitest'
import { seller } from '#src/content/centre.ts'
import terms from '#src/content/pages/terms-of-service.page.ts'

const text = (language: 'en' | 'pa' | 'hi') =>
  JSON.stringify(terms.blocks, (key, value: unknown) =>
    ['en', 'pa', 'hi'].includes(key) && key !== language ? undefined : value,
  )

it.each(['en', 'pa', 'hi'] as const)(
  'the terms in %s name the seller with address, phone and GSTIN',
  (language) => {
    for (const fact of [seller.name[language], seller.address[language], seller.phone, seller.gstin])
      expect(text(language)).toContain(fact)
  },
)

it('the terms explain canceling, refunds, their time and the grievance contact', () => {
  for (const fact of ['cancel', 'damaged goods', 'Money goes back', 'Grievance officer', 'Delivery:'])
    expect(text('en')).toContain(fact)
})
