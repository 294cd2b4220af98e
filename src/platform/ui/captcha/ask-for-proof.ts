import { hcaptcha } from './hcaptcha.ts'
import { loadScript, type CaptchaProvider } from './provider.ts'
import { turnstile } from './turnstile.ts'

const providers: Record<string, CaptchaProvider> = { turnstile, hcaptcha }

/** Texts of the window, in the person's language. */
export interface CheckWords {
  readonly title: string
  readonly text: string
  readonly close: string
}

/** The result of the check. */
export type CheckOutcome =
  | { readonly token: string }
  | { readonly refused: 'captcha_unavailable' | 'captcha_closed' }

/** Timeout in milliseconds; long enough for nine small pictures on a slow connection. */
const longestCheck = 180_000

/** Shows a provider's check in a window over the page until it returns a token, fails or is closed. */
export async function requestCaptchaToken(
  name: string,
  siteKey: string,
  words: CheckWords,
): Promise<CheckOutcome> {
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (!provider || !siteKey) return { refused: 'captcha_unavailable' }
  const before = document.activeElement
  const { window, place, closed } = openWindow(words)
  const checked = loadScript(provider)
    .then(() => provider.token(place, siteKey, document.documentElement.lang))
    .then((token): CheckOutcome => ({ token }))
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, longestCheck))
  try {
    return await Promise.race([checked, closed, tooLong])
  } catch {
    return { refused: 'captcha_unavailable' }
  } finally {
    window.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

/** Not modal: a modal window would cover the provider's own elements, such as pictures. */
function openWindow({ title, text, close }: CheckWords) {
  const window = document.createElement('dialog')
  const [heading, sentence, place] = ['h2', 'p', 'div'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const button = document.createElement('button')
  heading.id = 'captcha-title'
  heading.textContent = title
  sentence.textContent = text
  sentence.setAttribute('role', 'status')
  place.style.minHeight = '4.5rem'
  button.type = 'button'
  button.className = 'button-quiet'
  button.textContent = close
  window.className = 'card'
  window.setAttribute('aria-labelledby', heading.id)
  Object.assign(window.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    margin: '0 auto',
    padding: '1rem',
    maxWidth: '24rem',
    width: '100%',
    zIndex: '60',
  })
  window.append(heading, sentence, place, button)
  document.body.append(window)
  window.show()
  heading.tabIndex = -1
  heading.focus()
  const closed = new Promise<CheckOutcome>((resolve) => {
    const refuse = () => resolve({ refused: 'captcha_closed' })
    button.addEventListener('click', refuse)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && refuse())
  })
  return { window, place, closed }
}
