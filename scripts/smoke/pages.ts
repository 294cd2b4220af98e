import { cspHash } from '#scripts/build/headers.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { packOf } from './pack.ts'
import { open, sure, type Check, type Site } from './site.ts'

/** A few pages of each kind; that all of them are there is looked at apart. */
const pagesToCheck = ['/', '/seeds-catalog', '/help', '/auth']

const inEach = (says: string, holds: (site: Site, language: Language) => Promise<void>): Check[] =>
  languages.map((language) => ({
    describes: `${says} (${language})`,
    holds: (site) => holds(site, language),
  }))

/** Pages as they arrive, before any script has run. */
export const pageChecks: Check[] = [
  ...inEach('Pages answer with their words, in their language', async (site, language) => {
    for (const path of pagesToCheck) {
      const page = await open(site, addressIn(language, path))
      sure(page.status === 200, `${addressIn(language, path)} answered ${page.status}`)
      expectHtml(page)
      const text = await page.text()
      sure(text.includes(`<html lang="${language}"`), `${addressIn(language, path)} is not in ${language}`)
      sure(/<h1[\s>]/.test(text), `${addressIn(language, path)} has no heading`)
    }
  }),
  ...inEach('Pages bear every header of the build, word for word', async (site, language) => {
    const { headers } = await packOf(site, language)
    const page = await open(site, addressIn(language, '/'))
    expectHeaders(page, headers)
  }),
  ...inEach('What stands inline in a page is named by its policy', async (site, language) => {
    const page = await open(site, addressIn(language, '/'))
    const policy = page.headers.get('content-security-policy') ?? ''
    const text = await page.text()
    for (const [, , inline] of text.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g))
      sure(
        policy.includes(cspHash(inline!)),
        `The policy does not name what begins with ${inline!.slice(0, 40)}`,
      )
    for (const word of ['unsafe-inline', 'unsafe-eval', '*'])
      sure(!policy.includes(word), `The policy says ${word}`)
  }),
  ...inEach('Pages are asked for anew each time and come under brotli', async (site, language) => {
    const page = await open(site, addressIn(language, '/'))
    expectFresh(page)
    const encoding = page.headers.get('content-encoding')
    sure(encoding === 'br', `content-encoding is ${encoding ?? 'missing'}`)
  }),
  ...inEach('An address that nobody wrote is 404, with a page of the language', async (site, language) => {
    const path = addressIn(language, '/no-such-page')
    const page = await open(site, path)
    sure(page.status === 404, `${path} answered ${page.status}`)
    expectHtml(page)
    expectFresh(page)
    expectHeaders(page, (await packOf(site, language)).headers)
    sure((await page.text()).includes(`<html lang="${language}"`), `${path} is not in ${language}`)
  }),
  {
    describes: 'An address with a slash at its end leads to its page',
    holds: async (site) => {
      const page = await open(site, '/seeds-catalog/', { redirect: 'follow' })
      sure(page.status === 200, `/seeds-catalog/ answered ${page.status}`)
    },
  },
]

function expectHtml(page: Response): void {
  const type = page.headers.get('content-type') ?? 'missing'
  sure(/^text\/html; ?charset=utf-8$/i.test(type), `content-type is ${type}`)
}

/** Every header of the build, as it was written. */
export function expectHeaders(answer: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const there = answer.headers.get(name)
    sure(there === value, `${name} is ${there ?? 'missing'}`)
  }
}

/** Nothing on the way keeps it without asking. */
export function expectFresh(answer: Response): void {
  const header = answer.headers.get('cache-control') ?? 'missing'
  sure(/no-cache|no-store|max-age=0/.test(header), `cache-control is ${header}`)
}
