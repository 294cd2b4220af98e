import { useCallback, useEffect, useState } from 'react'
import { openIndex } from './open-item.ts'
import { phraseList, type ListedPhrase } from './phrase-list.ts'
import { phraseStates, type PhraseState } from './recordings.ts'
import { storedPack, syncPack, type StoredPack } from '#src/features/listen/pack.ts'
import { language } from '#src/platform/i18n/words.ts'
import { useWaiting } from './use-waiting.ts'

/** The phrases of Listen, and this phone's recordings of them. */
export interface Phrases {
  /** `undefined` while they are being read. */
  readonly phrases: readonly PhraseState[] | undefined
  readonly stored: StoredPack | undefined
  /** Fetches the centre's recordings again. */
  readonly refresh: () => Promise<void>
}

/** Returns the phrases of the page's language with their recordings. */
export function usePhrases(account: string): Phrases {
  const [list, setList] = useState<readonly ListedPhrase[]>()
  const [stored, setStored] = useState<StoredPack>()
  const waiting = useWaiting(account)
  const refresh = useCallback(async () => {
    await syncPack(language())
    setStored(await storedPack(language()))
  }, [])
  useEffect(() => {
    const read = async () => {
      setStored(await storedPack(language()))
      setList(await phraseList((await openIndex())?.pages ?? []))
      await refresh()
    }
    void read()
  }, [refresh])
  return { phrases: list && phraseStates(list, language(), stored, waiting), stored, refresh }
}
