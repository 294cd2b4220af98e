import { describe, expect, it } from 'vitest'
import { findPageOrPart } from '#src/content/find.ts'
import { definePage, partOf } from '#src/content/page.ts'
import certification from '#src/content/pages/professional-certification.page.ts'

const same = (word: string) => ({ en: word, pa: word, hi: word })
const lead = { text: same('lead') }
const [first, second] = [
  [{ heading: same('First'), id: 'first' }, { text: same('of the first') }, { list: [same('a')] }],
  [{ heading: same('Second'), id: 'second' }, { list: [same('b')] }, { text: same('of the second') }],
] as const
const page = definePage({
  title: same('Page'),
  description: same('all of it'),
  intro: same('intro'),
  pictogram: 'leaf',
  blocks: [lead, ...first, ...second],
})

describe('a part of a page', () => {
  it('goes from its heading to the next one, and leaves all others in order', () => {
    expect(partOf(page, 'first')).toMatchObject({
      heading: same('First'),
      blocks: first.slice(1),
      rest: [lead, ...second],
    })
  })

  it('goes to the end of the page if no heading follows', () => {
    expect(partOf(page, 'second')).toMatchObject({ blocks: second.slice(1), rest: [lead, ...first] })
  })

  it('is described by the first text under its heading, otherwise by the page’s description', () => {
    expect(partOf(page, 'second').description).toEqual(same('of the second'))
    const silent = { ...page, blocks: [{ heading: same('Silent'), id: 'silent' }] }
    expect(partOf(silent, 'silent').description).toEqual(same('all of it'))
  })

  it('is never invented', () => {
    expect(() => partOf(page, 'third')).toThrow('third')
  })
})

describe('an address', () => {
  const address = 'professional-certification'

  it('opens a page as a whole', async () => {
    expect(await findPageOrPart(address)).toEqual({ page: certification, address, part: undefined })
  })

  it('opens the page at one of its parts', async () => {
    expect(await findPageOrPart(`${address}/organic-farming`)).toEqual({
      page: certification,
      address,
      part: 'organic-farming',
    })
  })

  it.each([
    ['a heading that is no part', `${address}/post-harvest`],
    ['a part that nobody knows', `${address}/nothing`],
    ['a part of a part', `${address}/organic-farming/organic-farming`],
    ['a part without its name', `${address}/`],
    ['a part of no page', 'organic-farming'],
    ['what every object has', `${address}/constructor`],
  ])('opens nothing for %s', async (_, requests) => {
    expect(await findPageOrPart(requests)).toBeUndefined()
  })
})
