import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, languageInAddress, parted } from '#src/platform/i18n/address.ts'
import { languages, setLanguage } from '#src/platform/i18n/words.ts'

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((word) => word !== 'pa' && word !== 'hi')
/** The bare path of any page; none is called by the code of a language (see every-catalogue and every-page). */
const paths = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`)

describe('the address of a page', () => {
  it('is parsed to its language and its bare path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), paths, (language, path) => {
        expect(parted(addressIn(language, path))).toEqual([language, path])
      }),
    )
  })

  it.each([
    ['/', 'en', '/'],
    ['/pa', 'pa', '/'],
    ['/pa/', 'pa', '/'],
    ['/hi/seeds-catalog/grains', 'hi', '/seeds-catalog/grains'],
    ['/panjab', 'en', '/panjab'],
    ['/PA', 'en', '/PA'],
    ['/en', 'en', '/en'],
    ['/en/x', 'en', '/en/x'],
    ['/x/pa', 'en', '/x/pa'],
    ['/pa/hi', 'pa', '/hi'],
  ])('%s is in %s the page %s', (pathname, language, path) => {
    expect(parted(pathname)).toEqual([language, path])
  })

  it('never leads to another site, however many slashes a link has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('', '/pa', '/hi'),
        fc.stringMatching(/^[/a-z.]{0,12}$/),
        (language, prefix, rest) => {
          const address = addressIn(language, parted(`${prefix}/${rest}`)[1])
          expect(new URL(address, 'https://here.example').origin).toBe('https://here.example')
        },
      ),
    )
  })
})

it('the router works with bare paths while the address bar shows the language', () => {
  setLanguage('pa')
  expect(languageInAddress.input({ url: new URL('https://here.example/pa/auth?x=1#y') }).href).toBe(
    'https://here.example/auth?x=1#y',
  )
  expect(languageInAddress.output({ url: new URL('https://here.example/auth?x=1#y') }).href).toBe(
    'https://here.example/pa/auth?x=1#y',
  )
  setLanguage('en')
})
