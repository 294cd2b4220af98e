import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareFile, shareOrCopy } from '#src/platform/ui/share.ts'

afterEach(() => vi.unstubAllGlobals())

const wheat = { title: 'Wheat', text: 'Wheat, ₹399', url: 'http://here/seeds-catalog/grains#wheat' }
const refusal = (name: string) => () => Promise.reject(new DOMException('no', name))

/** A browser with some abilities, and a record of their use. */
function browserWith(able: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const done: unknown[] = []
  const noted = (act: () => Promise<void>) => (given: unknown) => {
    done.push(given)
    return act()
  }
  vi.stubGlobal('navigator', {
    ...(able.share && { share: noted(able.share) }),
    ...(able.writeText && { clipboard: { writeText: noted(able.writeText) } }),
  })
  return done
}

describe('sharing', () => {
  it('uses the phone’s share sheet', async () => {
    const done = browserWith({ share: async () => {}, writeText: async () => {} })
    expect(await shareOrCopy(wheat)).toBe('shared')
    expect(done).toEqual([wheat])
  })

  it('copies nothing if the person cancels', async () => {
    const done = browserWith({ share: refusal('AbortError'), writeText: async () => {} })
    expect(await shareOrCopy(wheat)).toBe('left')
    expect(done).toEqual([wheat])
  })

  it('copies the link if the phone cannot share or refuses it', async () => {
    for (const share of [undefined, refusal('NotAllowedError')]) {
      const done = browserWith({ ...(share && { share }), writeText: async () => {} })
      expect(await shareOrCopy(wheat)).toBe('copied')
      expect(done.at(-1)).toBe(wheat.url)
    }
  })

  it('reports that the browser allows neither', async () => {
    browserWith({})
    expect(await shareOrCopy(wheat)).toBe('nowhere')
    browserWith({ writeText: refusal('NotAllowedError') })
    expect(await shareOrCopy(wheat)).toBe('nowhere')
  })
})

describe('sharing a file', () => {
  const file = new File(['x'], 'KS-26-27-000001.png', { type: 'image/png' })
  const phoneWith = (canShare: boolean, share: () => Promise<void>) =>
    vi.stubGlobal('navigator', { canShare: () => canShare, share })

  it('uses the phone’s share sheet', async () => {
    phoneWith(true, async () => {})
    expect(await shareFile('Receipt', file)).toBe('shared')
  })

  it('is canceled by the person', async () => {
    phoneWith(true, refusal('AbortError'))
    expect(await shareFile('Receipt', file)).toBe('left')
  })

  it('is too late if the browser says that the tap was too long ago', async () => {
    phoneWith(true, refusal('NotAllowedError'))
    expect(await shareFile('Receipt', file)).toBe('too late')
  })

  it('is impossible if the browser cannot share such a file, refuses it or cannot share at all', async () => {
    phoneWith(false, async () => {})
    expect(await shareFile('Receipt', file)).toBe('nowhere')
    phoneWith(true, refusal('DataError'))
    expect(await shareFile('Receipt', file)).toBe('nowhere')
    vi.stubGlobal('navigator', {})
    expect(await shareFile('Receipt', file)).toBe('nowhere')
  })
})
