import { t } from '@lingui/core/macro'
import type { PhraseGroup } from './listen-phrases.ts'
import type { PhraseState } from './recordings.ts'
import type { PhraseProblem } from './use-phrase-recorder.ts'

/** Returns the kind of a phrase in words. */
export function groupText(group: PhraseGroup): string {
  const texts: Record<PhraseGroup, () => string> = {
    titles: () => t`Title of a page`,
    places: () => t`Name of a place in the app`,
    states: () => t`State of a request or an order`,
    notices: () => t`Notice`,
    fields: () => t`Name of a field`,
    questions: () => t`Question of a form`,
    sums: () => t`Line of a receipt`,
    units: () => t`Unit`,
    dates: () => t`Part of a date`,
    numbers: () => t`Part of a number`,
  }
  return texts[group]()
}

/** Returns how far a phrase is. */
export function phraseText({ state, edit }: Pick<PhraseState, 'state' | 'edit'>): string {
  if (edit?.state === 'asks') return t`Somebody else recorded this meanwhile.`
  if (edit?.state === 'returned') return t`The centre did not accept it. Record it again.`
  const texts = {
    recorded: () => t`Recorded`,
    waiting: () => t`Saved on this phone. It will be sent when there is network.`,
    outdated: () => t`The text has changed. Record it again.`,
    missing: () => t`Not recorded yet`,
  }
  return texts[state]()
}

/** Returns why nothing was recorded, and what to do. */
export function phraseProblemText(problem: PhraseProblem): string {
  const texts: Record<PhraseProblem, () => string> = {
    unsupported: () => t`This browser cannot record. Use Chrome or Firefox.`,
    refused: () => t`The microphone is not allowed. Allow it in the browser.`,
    missing: () => t`No microphone was found.`,
    taken: () => t`Another app uses the microphone. Close it and try again.`,
    short: () => t`Too short. Say the whole phrase, then stop.`,
    broken: () => t`Nothing was recorded. Try again.`,
    large: () => t`Too long. Say only the phrase.`,
  }
  return texts[problem]()
}
