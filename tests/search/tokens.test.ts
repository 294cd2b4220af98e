import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundOf, wordsOf } from '#src/base/search/tokens.ts'

describe('the words of a text', () => {
  it.each([
    ['Chilli CH-27', ['chilli', 'ch', '27']],
    ['ch27', ['ch', '27']],
    ['d a p', ['dap']],
    ['D.A.P. 50 kg', ['dap', '50', 'kg']],
    ['ਡੀ.ਏ.ਪੀ. 50 ਕਿਲੋ', ['dap', '50', 'ਕਿਲੋ']],
    ['ਡੀ ਏ ਪੀ', ['dap']],
    ['ਡੀਏਪੀ', ['dap']],
    ['डी.ए.पी.', ['dap']],
    ['एनपीके 19:19:19', ['npk', '19', '19', '19']],
    ['ਐੱਨ ਪੀ ਕੇ', ['npk']],
    ['ਐਨ.ਪੀ.ਕੇ', ['npk']],
    ['एम ओ पी', ['mop']],
    ['ਐੱਸ ਐੱਸ ਪੀ', ['ssp']],
    ['ਟੀਕੇ', ['ਟੀਕੇ']],
    ['ਬੀਜ', ['ਬੀਜ']],
    ['खाद के साथ', ['खाद', 'के', 'साथ']],
    ['fer\u00adti\u00adliz\u00ader', ['fertilizer']],
    ['\u202aurea\u202c \u2060dap', ['urea', 'dap']],
    ['  ਖੁੱਲ੍ਹਾ ਦੁੱਧ। ', ['ਖੁੱਲ੍ਹਾ', 'ਦੁੱਧ']],
    ['गाय-का दूध', ['गाय', 'का', 'दूध']],
    ['', []],
    ['…₹', []],
  ])('of “%s” are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('a word sounds the same', () => {
  it.each([
    ['khad', ['ਖਾਦ', 'खाद', 'khaad', 'khad']],
    ['dud', ['ਦੁੱਧ', 'दूध', 'doodh', 'dudh', 'dudhh', 'dud']],
    ['bij', ['ਬੀਜ', 'बीज', 'beej', 'bij', 'beez']],
    ['tamatar', ['ਟਮਾਟਰ', 'टमाटर', 'tamatar', 'tamaatar']],
    ['sabji', ['सब्ज़ी', 'sabji', 'sabzi', 'sabzee']],
    ['sabaji', ['ਸਬਜ਼ੀ', 'sabaji']],
    ['yuria', ['ਯੂਰੀਆ', 'yuria', 'yuuria']],
    ['saron', ['ਸਰ੍ਹੋਂ', 'ਸਰੋਂ', 'saron']],
    ['fal', ['ਫਲ', 'ਫ਼ਲ', 'फल', 'phal', 'fal']],
    ['amb', ['ਅੰਬ', 'amb']],
    ['gehun', ['गेहूं', 'गेहूँ', 'gehun', 'gehoon']],
    ['27', ['27', '੨੭', '२७']],
  ])('as %s, in each script and spelling', (sound, spellings) => {
    expect(spellings.map(soundOf)).toEqual(spellings.map(() => sound))
  })

  it('composed or decomposed, and every input has a sound', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(wordsOf(text.normalize('NFD')).map(soundOf)).toEqual(
          wordsOf(text.normalize('NFC')).map(soundOf),
        )
      }),
    )
  })
})
