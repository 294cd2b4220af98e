import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { otherPrograms } from '#src/content/captcha-words.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import help from '#src/content/pages/help.page.ts'
import policy from '#src/content/pages/privacy-policy.page.ts'
import terms from '#src/content/pages/terms-of-service.page.ts'
import { speakLabel } from '#src/features/search/internal/speak.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { wordsIn } from './english-words.ts'
import { phrasesOf } from './phrase-files.ts'

/*
   These pages describe the app as it is: the readers of a guest's work, the data that leaves the phone, the day of
   delivery.
 */

const textOf = (page: object, language: Language) =>
  [...wordsIn(page)].map(([, words]) => words[language]).join('\n')

async function phrase(set: string, english: string, language: Language): Promise<string> {
  const file = await readFile(`src/platform/i18n/languages/${language}/${set}.po`, 'utf8')
  const found = phrasesOf(file).find(([id]) => id === english)?.[1]
  if (found === undefined) throw new Error(`No phrase: ${english}`)
  return found
}

describe.each(languages)('in %s', (language) => {
  it('Help names the question about a guest’s work and the button of a borrowed phone as the app does', async () => {
    for (const english of ['Is this yours?', 'Use once, on a borrowed phone'])
      expect(textOf(help, language)).toContain(`“${await phrase('account', english, language)}”`)
  })

  it('the privacy policy names what is spoken: in the search, and in a note', async () => {
    const text = textOf(policy, language)
    expect(text).toContain(`“${speakLabel[language]}”`)
    const notes = await phrase('desk', 'Photos and voice notes', language)
    expect(text.toLowerCase()).toContain(notes.toLowerCase())
  })

  it.each([
    ['turnstile', 'Cloudflare'],
    ['hcaptcha', 'hCaptcha'],
  ])('the privacy policy of a build with %s names its company', (provider, company) => {
    expect(otherPrograms(provider)[language]).toContain(company)
  })

  it('the terms name the next day of the farthest area, and the days of all other goods', () => {
    const delivery = textOf(terms, language)
    expect(delivery).toContain(deliveryAreas.at(-1)!.title[language])
    expect(delivery).toMatch(/2(?:–| ਤੋਂ | से )3 /)
  })
})

it('no page says that the first who signs in takes over a guest’s work, or closes it for good', () => {
  for (const page of [help, policy])
    expect(textOf(page, 'en')).not.toMatch(/until somebody signs in|takes? over/)
})

it('a build without a captcha says that no other company’s program runs in the app', () => {
  expect(textOf(policy, 'en')).toContain('No other company’s program runs in the app.')
  expect(textOf(policy, 'en')).not.toMatch(/Cloudflare|hCaptcha/)
})

it('Help says that an order is placed without network, and what of it needs one', () => {
  const [, needs] = help.blocks
    .flatMap((block) => ('table' in block ? [block.table] : []))[0]!
    .rows.reduce(
      ([works, waits], [left, right]) => [`${works}\n${left!.en}`, `${waits}\n${right!.en}`],
      ['', ''],
    )
  expect(needs).not.toMatch(/^Ordering/m)
  expect(needs).toContain('the order reaching the centre')
})
