/** Sources of a captcha service, for the Content-Security-Policy. */
export interface CaptchaSources {
  readonly script: string
  readonly frame: string
  readonly style?: string
  readonly connect?: string
}

const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'

const sources: Record<string, CaptchaSources> = {
  turnstile: { script: 'https://challenges.cloudflare.com', frame: 'https://challenges.cloudflare.com' },
  hcaptcha: { script: hcaptcha, frame: hcaptcha, style: hcaptcha, connect: hcaptcha },
}

/** Returns the sources of the build's captcha provider; empty without one. Throws on invalid settings. */
export function captchaSources(environment: NodeJS.ProcessEnv): CaptchaSources | undefined {
  const provider = environment['VITE_CAPTCHA_PROVIDER']
  if (!provider) return undefined
  if (!Object.hasOwn(sources, provider))
    throw new Error(`VITE_CAPTCHA_PROVIDER is ${provider}; it can be ${Object.keys(sources).join(' or ')}.`)
  if (!environment['VITE_CAPTCHA_SITE_KEY'])
    throw new Error('VITE_CAPTCHA_PROVIDER needs VITE_CAPTCHA_SITE_KEY beside it.')
  return sources[provider]
}
