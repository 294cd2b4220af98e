import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '#src/base/money.ts'
import { dayText } from '#src/base/moment.ts'
import { amountPieces, dayPieces } from '#src/features/listen/internal/spoken-number.ts'
import { phraseIndex, piecesOf, sourceOf } from '#src/features/listen/source.ts'
import { confirmedVoice, voicesOf } from '#src/features/listen/internal/phone-voice.ts'

const style = { composesTens: false }
const numbers = [
  ...Array.from({ length: 100 }, (_, number) => String(number)),
  'hundred',
  'thousand',
  'lakh',
  'crore',
  'rupee',
  'rupees',
  'paisa',
  'paise',
  'point',
  'percent',
  'minus',
].map((name) => ({ part: `number.${name}`, words: `n${name}` }))
const months = Array.from({ length: 12 }, (_, month) => ({ part: `month.${month + 1}`, words: `m${month}` }))
const phrases = [
  { part: 'paid', words: 'ਪੈਸੇ ਆ ਗਏ' },
  { part: 'total', words: 'ਕੁੱਲ' },
  { part: 'kg', words: 'ਕਿਲੋ' },
  { part: 'saved', words: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ' },
  { part: 'phone', words: 'ਇਸ ਫ਼ੋਨ' },
  { part: 'oclock', words: 'o’clock' },
]
const index = phraseIndex([...numbers, ...months, ...phrases])
const pieces = (text: string) => piecesOf(text, index, style)

describe('a text', () => {
  it('is said by its recordings, whatever its case, marks and spaces', () => {
    expect(pieces('ਪੈਸੇ ਆ ਗਏ')).toEqual(['paid'])
    expect(pieces('  ਪੈਸੇ  ਆ ਗਏ। ')).toEqual(['paid'])
    expect(pieces('\u2068ਕੁੱਲ\u2069: ₹1,200')).toEqual(['total', ...amountPieces(120_000, style)!])
    expect(pieces('O’CLOCK!')).toEqual(['oclock'])
    expect(pieces('₹1,200 / 50 ਕਿਲੋ')).toEqual([...amountPieces(120_000, style)!, 'number.50', 'kg'])
  })

  it('takes the longest phrase that leaves a way for the rest', () => {
    expect(pieces('ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ')).toEqual(['saved'])
    expect(pieces('ਇਸ ਫ਼ੋਨ ਕੁੱਲ')).toEqual(['phone', 'total'])
    const odd = phraseIndex([
      { part: 'ab', words: 'a b' },
      { part: 'a', words: 'a' },
      { part: 'bc', words: 'b c' },
    ])
    expect(piecesOf('a b c', odd, style)).toEqual(['a', 'bc'])
  })

  it('is silent if one word of it was not recorded', () => {
    expect(pieces('ਕੁੱਲ ਨਹੀਂ')).toBeUndefined()
    expect(pieces('ਪੈਸੇ ਆ')).toBeUndefined()
    expect(pieces('')).toBeUndefined()
    expect(pieces('—')).toBeUndefined()
    expect(pieces('KS-7Q')).toBeUndefined()
    expect(piecesOf('₹5', phraseIndex(phrases), style)).toBeUndefined()
    expect(pieces('ਕੁੱਲ '.repeat(500))).toBeUndefined()
  })

  it('says numbers of phones and papers digit by digit, and counts others', () => {
    expect(pieces('98765 43210')).toEqual('9876543210'.split('').map((digit) => `number.${digit}`))
    expect(pieces('145001')).toEqual('145001'.split('').map((digit) => `number.${digit}`))
    expect(pieces('007')).toEqual(['number.0', 'number.0', 'number.7'])
    expect(pieces('1450')).toEqual(['number.1', 'number.thousand', 'number.4', 'number.hundred', 'number.50'])
    expect(pieces('7.5%')).toEqual(['number.7', 'number.point', 'number.5', 'number.percent'])
  })

  it('says any amount and any day as the app writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 99_999_999_900 }), (paise) => {
        expect(pieces(moneyText(paise))).toEqual(amountPieces(paise, style))
      }),
    )
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          const [year, month, number] = day.split('-').map(Number) as [number, number, number]
          expect(pieces(dayText(day))).toEqual(dayPieces(number, month, year, style))
        },
      ),
    )
  })

  it('that is made of recorded phrases is said whole, in its order', () => {
    const texts = fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(texts, fc.constantFrom(' ', ', ', '. ', ' / ', '\n'), (chosen, between) => {
        const said = pieces(chosen.map(({ words }) => words).join(between))!
        const words = said.map((part) => phrases.find((phrase) => phrase.part === part)!.words)
        expect(words.join(' ')).toBe(chosen.map((phrase) => phrase.words).join(' '))
      }),
    )
  })
})

describe('the source', () => {
  const reader = { index, style, voice: 'pa-local' }

  it('is the recordings, else the confirmed voice, else nothing', () => {
    expect(sourceOf('ਕੁੱਲ', reader)).toEqual({ pieces: ['total'] })
    expect(sourceOf('ਨਵੀਂ ਗੱਲ', reader)).toEqual({ voice: 'pa-local' })
    expect(sourceOf('ਨਵੀਂ ਗੱਲ', { ...reader, voice: undefined })).toBeUndefined()
    expect(sourceOf(' — ', reader)).toBeUndefined()
  })
})

describe('a voice of the phone', () => {
  const voice = (voiceURI: string, lang: string, localService = true) => ({
    voiceURI,
    name: voiceURI,
    lang,
    localService,
  })
  const listed = [
    voice('us', 'en-US'),
    voice('india', 'en_IN'),
    voice('punjabi', 'pa-Guru-IN'),
    voice('cloud', 'hi-IN', false),
    voice('hindi', 'hi_IN'),
    voice('pashto', 'ps-AF'),
  ]

  it('is offered for its own language, without a network, those of India first', () => {
    const offered = (language: string) => voicesOf(language, listed).map(({ voiceURI }) => voiceURI)
    expect(offered('en')).toEqual(['india', 'us'])
    expect(offered('pa')).toEqual(['punjabi'])
    expect(offered('hi')).toEqual(['hindi'])
    expect(offered('doi')).toEqual([])
  })

  it('counts only while exactly that one is listed for the language', () => {
    expect(confirmedVoice('punjabi', 'pa', listed)).toBe('punjabi')
    expect(confirmedVoice('punjabi', 'hi', listed)).toBeUndefined()
    expect(confirmedVoice('gone', 'pa', listed)).toBeUndefined()
    expect(confirmedVoice(undefined, 'pa', listed)).toBeUndefined()
  })
})
