import { readFile, readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { manifestOf } from '#scripts/build/manifest.ts'
import { pictureSize } from '#scripts/build/picture-size.ts'
import { parted } from '#src/platform/i18n/address.ts'
import { languages } from '#src/platform/i18n/words.ts'

const fileOf = (src: string) => readFile(`public${src}`)
describe.each(languages)('the manifest in %s', (language) => {
  const manifest = manifestOf(language)

  it('names existing pictures in their real size', async () => {
    const drawn = manifest.icons.filter(({ type }) => type !== 'image/svg+xml')
    for (const { src, sizes } of [...drawn, ...manifest.screenshots])
      expect(pictureSize(await fileOf(src)), src).toBe(sizes)
  })

  it('shows the app on a phone and on a computer, each in one shape', () => {
    for (const width of ['narrow', 'wide']) {
      const shots = manifest.screenshots.filter(({ form_factor: form }) => form === width)
      expect(shots.length).toBeGreaterThan(1)
      expect(new Set(shots.map(({ sizes }) => sizes)).size).toBe(1)
      expect(new Set(shots.map(({ label }) => label)).size).toBe(shots.length)
      // The limits of browsers: each side from 320 to 3840 pixels, none more than 2.3 times the other.
      const [short, long] = shots[0]!.sizes
        .split('x')
        .map(Number)
        .toSorted((a, b) => a - b) as [number, number]
      expect(short).toBeGreaterThanOrEqual(320)
      expect(long).toBeLessThanOrEqual(Math.min(3840, short * 2.3))
    }
  })

  it('is small enough for a slow connection', async () => {
    for (const { src } of manifest.screenshots)
      expect((await fileOf(src)).byteLength, src).toBeLessThan(60_000)
  })

  it('has shortcuts to pages of the language, within one app for all languages', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' })
    expect(manifest.launch_handler.client_mode).toBe('navigate-existing')
    expect(manifest.categories.length).toBeGreaterThan(0)
    expect(manifest.shortcuts.map(({ url }) => parted(url)[0])).toEqual([language, language, language])
    expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(3)
  })
})

it('every picture is named by a manifest', async () => {
  const named = languages.flatMap((language) => manifestOf(language).screenshots.map(({ src }) => src))
  const lying = (await readdir('public/screenshots')).map((name) => `/screenshots/${name}`)
  expect(lying.toSorted()).toEqual(named.toSorted())
})
