import { describe, expect, it } from 'vitest'
import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { groups, ownServices } from '#src/content/services.ts'
import { catalogueFiles } from '#scripts/build/catalogue-rows.ts'
import { pageModules } from '#scripts/build/page-files.ts'
import { serviceList } from '#scripts/build/service-list.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { pictograms } from './pictograms.ts'
import { expectGoodWords } from './english-words.ts'

const services = await serviceList()

describe('the services', () => {
  it('have unique ids', () => {
    const ids = services.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are all in a group, and no group is empty', () => {
    expect(new Set(services.map(({ group }) => group))).toEqual(new Set(groups.map(({ id }) => id)))
  })

  it('are declared by catalogues and pages, except All Products', async () => {
    const files = [...(await catalogueFiles()), ...(await pageModules())]
    const declared = files.flatMap(([address, file]) =>
      (file.services ?? []).map(({ below = '' }) => `/${address}${below}`),
    )
    expect(declared.length).toBeGreaterThan(30)
    expect(services.map(({ to }) => to).toSorted()).toEqual([...declared, '/all-products'].toSorted())
  })

  it('are in the order of the groups, and within each by the places that their files name', async () => {
    const inOrder = groups.flatMap(({ id }) => services.filter(({ group }) => group === id))
    expect(services).toEqual(inOrder)
    const places = [...(await catalogueFiles()).values(), ...(await pageModules()).map(([, file]) => file)]
      .flatMap((file) => file.services ?? [])
      .concat(ownServices)
      .flatMap(({ group, place }) => (place === undefined ? [] : [`${group} ${place}`]))
    expect(new Set(places).size).toBe(places.length)
    const [first] = services.filter(({ group }) => group === 'money')
    expect(first?.id).toBe('loans')
  })

  it('are on home as eight pictures, with a word or two that fit a quarter of a phone’s width', () => {
    const tiles = services.flatMap(({ tile }) => (tile ? [tile] : []))
    expect(tiles).toHaveLength(8)
    const words = tiles.flatMap((tile) => languages.flatMap((language) => tile[language].split(' ')))
    expect(words.filter((word) => word.length > 10)).toEqual([])
  })
})

describe.each(services.map((service) => [service.id, service] as const))('the service %s', (id, service) => {
  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(service)
  })

  it('states its benefit in at most 60 characters', () => {
    for (const language of languages)
      expect([language, service.line[language].length <= 60]).toEqual([language, true])
  })

  it('has a kebab-case id, a picture and a bare address', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(pictograms).toContain(service.pictogram)
    expect(service.to).toMatch(/^(\/(?!pa\b|hi\b|en\b)[a-z0-9]+(-[a-z0-9]+)*)+(#[a-z-]+)?$/)
  })
})

describe('home', () => {
  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(home)
    expectGoodWords(groups)
  })

  it.each(languages)('is described in at most 125 characters (%s)', (language) => {
    expect(home.description[language].length).toBeLessThanOrEqual(125)
  })

  it('writes its numbers in Latin digits', () => {
    for (const { number } of home.about.stats) expect(number).toMatch(/^[\d,]+\+?$/)
  })
})

describe('the centre', () => {
  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(centre)
  })

  it('has addresses on the net that belong to nobody', () => {
    for (const email of [centre.email, centre.supportEmail])
      expect(email).toMatch(/^[a-z.]+@([a-z]+\.)*example\.org$/)
    expect(new URL(centre.site)).toMatchObject({ protocol: 'https:', pathname: '/' })
    expect(new URL(centre.site).hostname).toMatch(/(^|\.)example\.org$/)
  })

  it('has phones that can be dialed as written', () => {
    for (const phone of [centre.phone, centre.supportPhone])
      expect(phone.replaceAll(' ', '')).toMatch(/^\+91\d{10}$/)
  })
})
