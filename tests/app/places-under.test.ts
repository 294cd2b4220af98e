import { describe, expect, it } from 'vitest'
import { contentAddresses, findCatalogue, findPage, findPageOrPart } from '#src/content/find.ts'
import type { Service } from '#src/content/services.ts'
import { serviceList } from '#scripts/build/service-list.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { placesUnder } from '#src/app/places-under.ts'

const services = await serviceList()

const service = (id: string): Service => services.find((each) => each.id === id)!

describe('the menu unfolds', () => {
  it('the sections of a catalogue', async () => {
    const seeds = await findCatalogue('seeds-catalog')
    expect(await placesUnder(service('seeds-catalog'))).toEqual(
      Object.entries(seeds!.sections).map(([key, { title }]) => ({
        to: `/seeds-catalog/${key}`,
        title: localize(title),
      })),
    )
  })

  it('the parts of a page', async () => {
    const places = await placesUnder(service('drone-institute'))
    expect(places.map(({ to }) => to)).toEqual(
      ['training', 'certification', 'rental', 'support'].map((part) => `/drone-institute/${part}`),
    )
    expect(places[2]!.title).toBe('Drone Spraying')
  })

  it('the pages that a service names, by what they open', async () => {
    expect(await placesUnder(service('training'))).toEqual([
      { to: '/training/modern-techniques', title: 'Modern Techniques' },
      { to: '/training/crop-management', title: 'Crop Management' },
      { to: '/training/soil-health', title: 'Soil Health' },
    ])
    expect((await placesUnder(service('insurance'))).map(({ to }) => to)).toEqual([
      '/crop-insurance',
      '/equipment-insurance',
      '/farm-asset-insurance',
    ])
  })
})

it.each(services.map((each) => [each.id, each] as const))(
  '%s unfolds if there are pages below it',
  async (_, each) => {
    const address = each.to.slice(1)
    const below = [
      ...Object.keys((await findCatalogue(address))?.sections ?? {}),
      ...((await findPage(address))?.parts ?? []),
    ]
    if (below.length) expect(each.unfolds).toBeDefined()
  },
)

/** Pages that people come to from the foot of every page, or only from a page that tells them more. */
const elsewhere = ['cookie-policy', 'grievance', 'help', 'privacy-policy', 'proof', 'terms-of-service']

it('every page, or the one above it, is in the menu or the footer, except second addresses and unlisted pages', async () => {
  const within = services.flatMap(({ to, unfolds = [] }) =>
    [to, ...unfolds].map((path) => path.slice(1).split('#')[0]),
  )
  const astray = await Promise.all(
    [...contentAddresses.pages, ...contentAddresses.catalogues].map(async (address) => {
      const found = await findPageOrPart(address)
      const above = address.slice(0, Math.max(address.lastIndexOf('/'), 0))
      const isListed = [address, above].some((each) => [...within, ...elsewhere].includes(each))
      const page = found?.page
      return page?.canonical || page?.unlisted || isListed ? [] : [address]
    }),
  )
  expect(astray.flat()).toEqual([])
})
