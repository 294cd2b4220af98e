import { t } from '@lingui/core/macro'

/* Adds the captcha to sign-in, sign-up and codes, in builds with VITE_CAPTCHA_PROVIDER. Other builds contain none of
   this code. */
if (import.meta.env['VITE_CAPTCHA_PROVIDER']) {
  void import('./captcha-proof.ts').then(({ proveBy }) =>
    proveBy(async () => {
      const { requestCaptchaToken } = await import('#src/platform/ui/captcha/ask-for-proof.ts')
      const env = import.meta.env as Record<string, string | undefined>
      return requestCaptchaToken(env['VITE_CAPTCHA_PROVIDER'] ?? '', env['VITE_CAPTCHA_SITE_KEY'] ?? '', {
        title: t`Show that you are not a robot`,
        text: t`One moment. This check keeps programs out. If it shows a task, do it.`,
        close: t`Cancel`,
      })
    }),
  )
}
