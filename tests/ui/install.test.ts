import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { promptInstall, dismissInstall, wayToInstall } from '#src/platform/ui/install.ts'

const days = (count: number) => count * 24 * 60 * 60_000
const today = Date.parse('2026-11-21')

const stored = new Map<string, string>()
let requests = 0

beforeEach(() => {
  stored.clear()
  requests = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

interface Browser {
  offer?: 'accepted' | 'dismissed'
  installed?: boolean
  iphone?: 'browser' | 'home screen'
}

function browser({ offer, installed = false, iphone }: Browser) {
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  vi.stubGlobal('navigator', iphone ? { standalone: iphone === 'home screen' } : {})
  const prompt = async () => void requests++
  vi.stubGlobal('window', {
    install: offer && { prompt, userChoice: Promise.resolve({ outcome: offer }) },
  })
}

describe('the offer to install', () => {
  it('is the browser’s own prompt if it has one', async () => {
    browser({ offer: 'accepted' })
    expect(wayToInstall(today)).toBe('ask')
    await promptInstall()
    expect(requests).toBe(1)
    expect(wayToInstall(today), 'a browser lets it be asked once').toBeUndefined()
  })

  it('is done by hand on an iPhone', () => {
    browser({ iphone: 'browser' })
    expect(wayToInstall(today)).toBe('by hand')
  })

  it('is not made if the app is installed, nor if the browser cannot', () => {
    browser({ offer: 'accepted', installed: true })
    expect(wayToInstall(today)).toBeUndefined()
    browser({ iphone: 'home screen' })
    expect(wayToInstall(today)).toBeUndefined()
    browser({})
    expect(wayToInstall(today)).toBeUndefined()
  })

  it('does not stay away for years because the clock was ahead at the refusal', () => {
    browser({ offer: 'accepted' })
    dismissInstall(today + days(3_000))
    expect(wayToInstall(today)).toBe('ask')
  })

  it('stays away for ninety days after declining', () => {
    browser({ offer: 'accepted' })
    dismissInstall(today)
    expect(wayToInstall(today + days(89))).toBeUndefined()
    expect(wayToInstall(today + days(91))).toBe('ask')
  })

  it('takes a refusal of the browser’s prompt as declining', async () => {
    browser({ offer: 'dismissed' })
    await promptInstall()
    browser({ offer: 'accepted' })
    expect(wayToInstall(Date.now())).toBeUndefined()
  })
})
