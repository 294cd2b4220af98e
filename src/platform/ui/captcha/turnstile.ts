import type { CaptchaProvider } from './provider.ts'

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string
}

/** Cloudflare Turnstile: mostly a moment's wait, sometimes a check box. */
export const turnstile: CaptchaProvider = {
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  isThere: () => 'turnstile' in globalThis,
  token: (place, siteKey, language) =>
    new Promise((resolve, reject) => {
      const { turnstile: api } = globalThis as unknown as { turnstile: Turnstile }
      const failed = (code?: unknown) => {
        reject(new Error(`Turnstile: ${String(code)}`))
        // Marks the error as handled; otherwise it is logged to the console.
        return true
      }
      api.render(place, {
        sitekey: siteKey,
        // It supports Hindi but not Punjabi.
        language: language === 'hi' ? 'hi' : 'en',
        callback: resolve,
        'error-callback': failed,
        'timeout-callback': () => failed('timeout'),
        'unsupported-callback': () => failed('unsupported'),
      })
    }),
}
