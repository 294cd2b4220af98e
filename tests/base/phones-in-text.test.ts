import { expect, it } from 'vitest'
import { phonesInText } from '#src/base/phones-in-text.ts'

const numbers = (text: string) => phonesInText(text).flatMap(({ phone }) => phone ?? [])

it('a phone number within a text is found however it is written, and the text stays whole', () => {
  const texts = {
    'Gurdev Singh 98765 43210': ['+919876543210'],
    '98765-43210 or +91 98111 22334': ['+919876543210', '+919811122334'],
    'ਗੁਰਦੇਵ ੯੮੭੬੫੪੩੨੧੦': ['+919876543210'],
    'Office 0186-2221234': ['01862221234'],
    'Two men, tractor 4511': [],
    '98765432101 is too long': [],
  }
  for (const [text, found] of Object.entries(texts)) {
    expect(numbers(text)).toEqual(found)
    expect(
      phonesInText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
