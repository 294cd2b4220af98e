import type { RecognitionClass } from './recognition-of.ts'

/**
 * Why nothing was recognized: a language that the browser does not know, a microphone that is `refused` or `missing`, no
 * network, or `nothing` that it understood.
 */
export type SpeechProblem = 'unsupported' | 'refused' | 'missing' | 'offline' | 'nothing'

/** The largest number of readings of one sentence. */
const mostReadings = 5

/** By the error that the browser reports. */
const problems: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
  'audio-capture': 'missing',
  network: 'offline',
}

/**
 * Listens to one sentence; the browser asks for the microphone and may send the sound to its company. Returns the
 * possible texts, likeliest first; never empty.
 *
 * @param language a BCP 47 tag
 * @param signal ends it, as if nothing was heard
 */
export function recognize(
  Recognition: RecognitionClass,
  language: string,
  signal: AbortSignal,
): Promise<readonly string[] | SpeechProblem> {
  const recognition = new Recognition()
  recognition.lang = language
  recognition.maxAlternatives = mostReadings
  return new Promise((resolve) => {
    recognition.addEventListener('result', (event) => resolve(readingsIn(event as ResultEvent)))
    recognition.addEventListener('error', (event) => {
      resolve(problems[(event as Event & { error: string }).error] ?? 'nothing')
    })
    recognition.addEventListener('end', () => resolve('nothing'))
    signal.addEventListener('abort', () => recognition.abort())
    try {
      recognition.start()
    } catch {
      resolve('nothing')
    }
  })
}

type ResultEvent = Event & {
  /** By sentence, then by likelihood. */
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

function readingsIn({ results }: ResultEvent): readonly string[] | SpeechProblem {
  const readings = Array.from(results[0] ?? [], ({ transcript }) => transcript.trim()).filter(Boolean)
  return readings.length > 0 ? readings : 'nothing'
}
