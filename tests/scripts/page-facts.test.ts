import { describe, expect, it } from 'vitest'
import { dataBlock, factsOf, sharingTags } from '#scripts/build/page-facts.ts'
import { robots, sitemap } from '#scripts/build/sitemap.ts'
import { centre } from '#src/content/centre.ts'

const head = (canonical: string, more = '') =>
  `<title>Milk &amp; curd | Khet Seva</title><meta name="description" content="Milk &amp; curd"/>${more}` +
  `<link rel="canonical" href="${centre.site}${canonical}"/>`

describe('a page’s head', () => {
  it('names its own address to search engines', () => {
    expect(factsOf('en', '/milk', head('/milk')).listed).toBe(true)
    expect(factsOf('pa', '/milk', head('/pa/milk')).listed).toBe(true)
    expect(factsOf('pa', '/', head('/pa')).listed).toBe(true)
  })

  it('keeps second addresses and personal pages out of their lists', () => {
    expect(factsOf('en', '/services/milk', head('/milk')).listed).toBe(false)
    expect(factsOf('en', '/milk', head('/milk', '<meta name="robots" content="noindex"/>')).listed).toBe(
      false,
    )
  })

  it('is complete, or the build ends', () => {
    expect(() => factsOf('en', '/milk', '<title>Milk</title>')).toThrow('en /milk')
  })

  it('has no address if there is no page, and gives none to messengers', () => {
    const nowhere = head('/').replace(/<link[^>]*>/, '<meta name="robots" content="noindex"/>')
    const facts = factsOf('en', '/not-found', nowhere)
    expect(facts).toMatchObject({ canonical: undefined, isOwn: false, listed: false })
    expect(sharingTags(facts)).not.toContain('og:url')
  })

  it('is repeated for messengers, still escaped', () => {
    const tags = sharingTags(factsOf('pa', '/milk', head('/pa/milk')))
    expect(tags).toContain('<meta property="og:title" content="Milk &amp; curd | Khet Seva">')
    expect(tags).toContain(`<meta property="og:url" content="${centre.site}/pa/milk">`)
    expect(tags).toContain('<meta property="og:locale" content="pa_IN">')
    expect(tags.match(/og:locale:alternate" content="(?:en|hi)_IN"/g)).toHaveLength(2)
  })
})

describe('the lists for search engines', () => {
  it('name the site of publication, wherever that is', () => {
    expect(robots('https://centre.example')).toContain('Sitemap: https://centre.example/sitemap.xml')
    const xml = sitemap('https://centre.example', ['/', '/milk'])
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
      ['/', '/pa', '/hi', '/milk', '/pa/milk', '/hi/milk'].map((path) => `https://centre.example${path}`),
    )
  })

  it('link each language of a page to the others', () => {
    const [entry] = /<url>.*?\/pa\/milk<\/loc>.*?<\/url>/.exec(
      sitemap('https://a.example', ['/milk']).split('\n')[3]!,
    )!
    const links = [...entry.matchAll(/hreflang="([\w-]+)" href="https:\/\/a\.example([^"]+)"/g)]
    expect(links.map(([, code, path]) => [code, path])).toEqual([
      ['en', '/milk'],
      ['pa', '/pa/milk'],
      ['hi', '/hi/milk'],
      ['x-default', '/milk'],
    ])
  })
})

it('a block of data cannot end its own element', () => {
  expect(dataBlock([{ name: '</script><script>' }])).not.toContain('</script><script>')
  expect(dataBlock([])).toBe('')
})
