import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { isToRecord, type PhraseState } from './recordings.ts'
import { bytesIn, mostPackBytes, type StoredPack } from '#src/features/listen/pack.ts'
import { speakEverything } from '#src/platform/i18n/every-phrase.ts'
import { language, languageNames } from '#src/platform/i18n/words.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { RecordOne } from './record-one.tsx'
import { usePhrases } from './use-phrases.ts'

speakEverything(language())

interface RecordPhrasesProps {
  account: string
  /** The key of the phrase to begin with; otherwise the first that is missing. */
  first: string
}

/** The phrases of Listen in the page's language: one to record, and a list of those that are missing. */
export default function RecordPhrases({ account, first }: RecordPhrasesProps) {
  const { phrases, stored, refresh } = usePhrases(account)
  const name = languageNames[language()]
  return (
    <section className="grid gap-4">
      <h2>{t`Record phrases`}</h2>
      <p>{t`Phones read them aloud in this language: ${name}.`}</p>
      {phrases ? (
        <>
          <Counts phrases={phrases} stored={stored} />
          <OneOfAll account={account} first={first} phrases={phrases} onSent={refresh} />
        </>
      ) : (
        <Spinner />
      )}
    </section>
  )
}

interface OneOfAllProps extends RecordPhrasesProps {
  phrases: readonly PhraseState[]
  onSent: () => Promise<void>
}

/** The shown phrase stays until somebody goes on, also once it is recorded. */
function OneOfAll({ account, first, phrases, onSent }: OneOfAllProps) {
  const [place, setPlace] = useState(() => {
    const named = phrases.findIndex(({ part }) => part === first)
    return Math.max(0, named >= 0 ? named : phrases.findIndex(isToRecord))
  })
  return (
    <>
      <RecordOne account={account} phrases={phrases} place={place} onGo={setPlace} onSent={onSent} />
      <Missing phrases={phrases} onChoose={setPlace} />
    </>
  )
}

function Counts({ phrases, stored }: { phrases: readonly PhraseState[]; stored: StoredPack | undefined }) {
  const missing = phrases.filter(isToRecord).length
  const recorded = phrases.length - missing
  const size = Math.ceil((stored ? bytesIn(stored) : 0) / 1024)
  const most = mostPackBytes / 1024
  return <p role="status">{t`${recorded} recorded, ${missing} missing. ${size} of ${most} KB.`}</p>
}

interface MissingProps {
  phrases: readonly PhraseState[]
  onChoose: (place: number) => void
}

function Missing({ phrases, onChoose }: MissingProps) {
  const missing = phrases.flatMap((phrase, place) => (isToRecord(phrase) ? [{ ...phrase, place }] : []))
  if (missing.length === 0) return <p>{t`All phrases are recorded.`}</p>
  return (
    <details>
      <summary className="font-bold">{t`Missing phrases`}</summary>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {missing.map(({ part, words, place }) => (
          <li key={part}>
            <button
              type="button"
              className="card min-h-12 w-full px-3 py-2 text-left"
              onClick={() => onChoose(place)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
