/** A service that tells people from programs. A new one is a file beside this, a line in `ask-for-proof.ts` and in scripts/build/captcha-sources.ts. */
export interface CaptchaProvider {
  /** Where its script is, which is fetched when somebody signs in, up or asks for a code, and not before. */
  readonly script: string
  /** Whether its script is there, and not a portal's page in its place. */
  isThere(): boolean
  /** Shows its widget in a place, once the script is there, and gives the token; rejects where there is none. */
  token(place: HTMLElement, siteKey: string, language: string): Promise<string>
}

const longestLoad = 20_000
let loading: Promise<void> | undefined

/** Loads a provider's script once; rejects where it does not come, and is tried again the next time. */
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
