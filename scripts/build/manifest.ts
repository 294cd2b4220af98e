import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import type { Language, Words } from '#src/platform/i18n/words.ts'

const shop: Words = { en: 'Shop', pa: 'ਦੁਕਾਨ', hi: 'दुकान' }
const help: Words = { en: 'Help', pa: 'ਮਦਦ', hi: 'मदद' }
const requests: Words = { en: 'My requests', pa: 'ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ', hi: 'मेरे आवेदन' }

/** A page that is shown before the app is installed. */
export interface Shown {
  readonly name: string
  readonly path: string
  readonly label: Words
}

/** The pages of the screenshots; scripts/generate/screenshots.ts takes them. */
export const shown: readonly Shown[] = [
  { name: 'home', path: '/', label: home.hero.title },
  { name: 'shop', path: '/seeds-catalog/grains', label: shop },
]

/** Sizes of the screenshots, for phone and computer. */
export const widths = {
  narrow: { viewport: { width: 360, height: 720 }, scale: 1.5 },
  wide: { viewport: { width: 1280, height: 800 }, scale: 1 },
} as const
export type Width = keyof typeof widths

function screenshotsOf(language: Language) {
  return Object.entries(widths).flatMap(([width, { viewport, scale }]) =>
    shown.map(({ name, label }) => ({
      src: `/screenshots/${name}-${width}-${language}.webp`,
      sizes: `${viewport.width * scale}x${viewport.height * scale}`,
      type: 'image/webp',
      form_factor: width,
      label: label[language],
    })),
  )
}

/**
 * Returns the web app manifest of a language. All share one id and start at `/`, from where the worker leads to
 * the chosen language.
 */
export function manifestOf(language: Language) {
  const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }
  const shortcut = (name: Words, path: string) => ({
    name: name[language],
    url: addressIn(language, path),
    icons: [icon],
  })
  return {
    id: '/',
    name: `${centre.name[language]}, ${centre.place[language]}`,
    short_name: centre.name[language],
    description: home.description[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#1f5c3a',
    background_color: '#fbf6ea',
    categories: ['shopping', 'business'],
    launch_handler: { client_mode: 'navigate-existing' },
    icons: [
      icon,
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    // The worker alone answers it: shared files never leave the phone by this.
    share_target: {
      action: '/share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf', '.pdf'] }] },
    },
    shortcuts: [shortcut(shop, '/seeds-catalog'), shortcut(requests, '/requests'), shortcut(help, '/help')],
    screenshots: screenshotsOf(language),
  }
}
