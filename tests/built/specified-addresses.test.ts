import { describe, expect, it } from 'vitest'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { builtPages } from './built-pages.ts'

/**
 * The specification's route table, copied by hand, because requirements must not be derived from the code. A path,
 * and the last parts of those below it.
 */
const open: Record<string, readonly string[]> = {
  '/': [],
  '/auth': [],
  '/privacy-policy': [],
  '/terms-of-service': [],
  '/cookie-policy': [],
  '/about': [],
  '/services': ['government-subsidies', 'sustainable-farming', 'soil-testing'],
  '/government-subsidies': [],
  '/sustainable-farming': [],
  '/soil-testing': [],
  '/products': [],
  '/contact': [],
  '/gallery': [],
  '/blog': [],
  '/global-impact': [],
  '/sustainability': ['carbon-footprint', 'water-conservation', 'renewable-energy', 'circular-agriculture'],
  '/community': ['forums', 'success-stories', 'knowledge-sharing', 'local-groups', 'expert-network'],
  '/innovation': [
    'smart-farming',
    'iot-solutions',
    'ai-agriculture',
    'precision-agriculture',
    'future-trends',
  ],
  '/solutions': [],
  '/pesticides-crop-protection': ['insecticides', 'herbicides', 'fungicides', 'organic', 'growth-regulators'],
  '/fertilizers': ['organic', 'chemical', 'liquid', 'granular', 'specialty'],
  '/seeds-catalog': ['vegetables', 'fruits', 'grains', 'flowers', 'herbs'],
  '/farm-equipment': ['tractors', 'harvesters', 'irrigation', 'soil-prep', 'planting'],
  '/solar-solutions': [],
  '/seeds-fertilizers': [],
  '/insurance': [],
  '/expert-consulting': [],
  '/crop-insurance': [],
  '/equipment-insurance': [],
  '/farm-asset-insurance': [],
  '/all-products': [],
  '/lease-property': [],
  '/professional-certification': [
    'agricultural',
    'smart-agriculture',
    'precision-farming',
    'organic-farming',
    'crop-management',
  ],
  '/drone-institute': ['training', 'certification', 'rental', 'support'],
}

/** The three pages below /training are for everybody, while it is not. */
const openBelow: Record<string, readonly string[]> = {
  '/training': ['modern-techniques', 'crop-management', 'soil-health'],
}

const gated: Record<string, readonly string[]> = {
  '/training': [],
  '/loans': [],
  '/organic-store': ['produce', 'seeds', 'fertilizers', 'tools', 'supplements'],
  '/daily-needs': ['tools', 'safety', 'storage', 'packaging', 'supplies'],
  '/payment-success': [],
  '/admin': [],
}

const below = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([path, parts]) => parts.map((part) => `${path}/${part}`))
const forEverybody = [...Object.keys(open), ...below(open), ...below(openBelow)]
const behindSignIn = [...Object.keys(gated), ...below(gated)]

const built = new Map((await builtPages()).map((page) => [page.address, page]))

it('the specification has 99 addresses', () => {
  expect(new Set([...forEverybody, ...behindSignIn]).size).toBe(99)
})

describe.each(languages)('in %s', (language) => {
  const at = (path: string) => built.get(addressIn(language, path))
  const asksForSignIn = (path: string) =>
    at(path)?.main.includes(`href="${addressIn(language, '/auth')}?to=${encodeURIComponent(path)}"`) ?? false

  it('all 99 exist', () => {
    expect([...forEverybody, ...behindSignIn].filter((path) => !at(path))).toEqual([])
  })

  it('existing addresses are open or behind the sign-in, as specified', () => {
    const wronglyOpen = behindSignIn.filter((path) => at(path) && !asksForSignIn(path))
    const wronglyClosed = forEverybody.filter(asksForSignIn)
    expect({ wronglyOpen, wronglyClosed }).toEqual({ wronglyOpen: [], wronglyClosed: [] })
  })
})
