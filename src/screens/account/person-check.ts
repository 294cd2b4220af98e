import { t } from '@lingui/core/macro'

/*
 * In a build whose project wants it (VITE_CAPTCHA_PROVIDER), sign-in, sign-up and codes ask first whether a person asks.
 * In any other build nothing of this is there.
 */
if (import.meta.env['VITE_CAPTCHA_PROVIDER']) {
  void import('#src/core/account/captcha-proof.ts').then(({ proveBy }) =>
    proveBy(async () => {
      const { requestCaptchaToken } = await import('#src/ui/captcha/ask-for-proof.ts')
      const env = import.meta.env as Record<string, string | undefined>
      return requestCaptchaToken(env['VITE_CAPTCHA_PROVIDER'] ?? '', env['VITE_CAPTCHA_SITE_KEY'] ?? '', {
        title: t`Are you a person?`,
        text: t`One moment. This check keeps programs out. If it shows a task, do it.`,
        close: t`Cancel`,
      })
    }),
  )
}
