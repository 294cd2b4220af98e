/** A voice that a browser lists. Chrome for Android lists voices that are not installed and reads with English instead. */
export interface ListedVoice {
  readonly voiceURI: string
  readonly name: string
  /** `pa-IN`, in some browsers `pa_IN`. */
  readonly lang: string
  /** True if it reads without a network. */
  readonly localService: boolean
}

/** Returns the voices that say they speak a language without a network, those of India first. */
export function voicesOf(language: string, listed: readonly ListedVoice[]): ListedVoice[] {
  const own = listed.filter(({ lang, localService }) => localService && codes(lang)[0] === language)
  const isIndian = ({ lang }: ListedVoice) => codes(lang).includes('in')
  return own.toSorted((one, other) => Number(isIndian(other)) - Number(isIndian(one)))
}

const codes = (lang: string) => lang.toLowerCase().split(/[-_]/u)

/** Returns the confirmed voice if the phone still lists it for that language. */
export function confirmedVoice(
  confirmed: string | undefined,
  language: string,
  listed: readonly ListedVoice[],
): string | undefined {
  return voicesOf(language, listed).find(({ voiceURI }) => voiceURI === confirmed)?.voiceURI
}
