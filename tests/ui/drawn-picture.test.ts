import { expect, it } from 'vitest'
import { brokenText } from '#src/platform/ui/drawn-picture.ts'

const widthOf = (text: string) => text.length

it('a text that fits stays in one line', () => {
  expect(brokenText('Wheat PBW 826', 13, widthOf)).toEqual(['Wheat PBW 826'])
})

it('a long text is broken between its words, and at its own line breaks', () => {
  expect(brokenText('House 4, Sarna\nPathankot', 8, widthOf)).toEqual(['House 4,', 'Sarna', 'Pathanko', 't'])
})

it('a word that is too long is broken, and no vowel sign is separated from its letter', () => {
  expect(brokenText('ਦੁੱਧਦੁੱਧ', 5, widthOf)).toEqual(['ਦੁੱਧ', 'ਦੁੱਧ'])
})

it('an empty text takes one line', () => {
  expect(brokenText('', 5, widthOf)).toEqual([''])
})
