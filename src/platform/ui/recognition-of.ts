/** The browser's recognition of speech, as far as it is used; TypeScript's own types lack it. */
interface Recognition extends EventTarget {
  lang: string
  maxAlternatives: number
  start(): void
  abort(): void
}

/** The class of the browser's recognition. */
export interface RecognitionClass {
  new (): Recognition
  /** Chrome from 139 on. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

/**
 * Returns the browser's recognition; `undefined` if it has none, or says that it does not know the language.
 *
 * @param language a BCP 47 tag
 */
export async function recognitionOf(language: string): Promise<RecognitionClass | undefined> {
  const browser = globalThis as unknown as {
    readonly SpeechRecognition?: RecognitionClass
    readonly webkitSpeechRecognition?: RecognitionClass
  }
  const Recognition = browser.SpeechRecognition ?? browser.webkitSpeechRecognition
  const asked = Recognition?.available?.({ langs: [language], processLocally: false })
  return (await asked?.catch(() => undefined)) === 'unavailable' ? undefined : Recognition
}
