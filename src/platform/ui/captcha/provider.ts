/**
 * A captcha provider. A new one needs a file in this folder and a line in `ask-for-proof.ts` and in
 * scripts/build/captcha-sources.ts.
 */
export interface CaptchaProvider {
  /** The address of its script, which loads when a call needs a proof. */
  readonly script: string
  /** True if its script has loaded, and not a captive portal's page. */
  isThere(): boolean
  /** Shows its widget in a place, after the script has loaded, and returns the token; rejects without one. */
  token(place: HTMLElement, siteKey: string, language: string): Promise<string>
}

const longestLoad = 20_000
let loading: Promise<void> | undefined

/** Loads a provider's script once. Rejects if it does not arrive; the next call tries again. */
export function loadScript({ script: address, isThere }: CaptchaProvider): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const failed = () => {
      script.remove()
      loading = undefined
      reject(new Error('The script of the check did not come.'))
    }
    script.src = address
    script.async = true
    script.addEventListener('load', () => (isThere() ? resolve() : failed()))
    script.addEventListener('error', failed)
    setTimeout(failed, longestLoad)
    document.head.append(script)
  })
  return loading
}
