import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { chooseListen } from './choice.ts'
import { speakListen } from '#src/platform/i18n/phrases-of-listen.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Ear } from '#src/platform/ui/ear.tsx'
import { closeListen, openListen } from '#src/features/listen/listen-window.ts'

speakListen(language())

/** Asks once whether the app shall read aloud; without an answer the question does not come again. */
export function Question() {
  useEffect(() => chooseListen('off'), [])
  return (
    <section className="at-foot" aria-labelledby="listen-question">
      <div className="flex items-center gap-4">
        <Ear className="size-20 text-green" />
        <div className="grid grow gap-2">
          <p id="listen-question" className="text-lg font-bold">
            {t`Do you want the app to read aloud?`}
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button" onClick={openListen}>
              {t`Yes, read to me`}
            </button>
            <button type="button" className="button-quiet" onClick={closeListen}>
              {t`No`}
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
