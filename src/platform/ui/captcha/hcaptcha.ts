import type { CaptchaProvider } from './provider.ts'

interface HCaptcha {
  render(place: HTMLElement, options: Record<string, unknown>): string
}

/** hCaptcha: a check box, and pictures in doubtful cases. */
export const hcaptcha: CaptchaProvider = {
  script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&sentry=false',
  isThere: () => 'hcaptcha' in globalThis,
  token: (place, siteKey, language) =>
    new Promise((resolve, reject) => {
      const { hcaptcha: api } = globalThis as unknown as { hcaptcha: HCaptcha }
      const failed = (code?: unknown) => reject(new Error(`hCaptcha: ${String(code)}`))
      api.render(place, {
        sitekey: siteKey,
        hl: language,
        callback: resolve,
        'error-callback': failed,
        'chalexpired-callback': () => failed('expired'),
      })
    }),
}
