import type { CaptchaProvider } from './provider.ts'

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string
}

/** Cloudflare Turnstile: mostly no more than a moment's wait, now and then a box to tick. */
export const turnstile: CaptchaProvider = {
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  isThere: () => 'turnstile' in globalThis,
  token: (place, siteKey, language) =>
    new Promise((resolve, reject) => {
      const { turnstile: api } = globalThis as unknown as { turnstile: Turnstile }
      const failed = (code?: unknown) => {
        reject(new Error(`Turnstile: ${String(code)}`))
        // Told that it is dealt with, or it writes its code into the console.
        return true
      }
      api.render(place, {
        sitekey: siteKey,
        // It has Hindi and no Punjabi.
        language: language === 'hi' ? 'hi' : 'en',
        callback: resolve,
        'error-callback': failed,
        'timeout-callback': () => failed('timeout'),
        'unsupported-callback': () => failed('unsupported'),
      })
    }),
}
