import { useState } from 'react'
import { newId } from '#src/base/ids.ts'
import { dayText, momentText } from '#src/base/moment.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import { itemKey } from './item.ts'
import { doToSample, type SampleAtDesk } from './soil.ts'
import { foundIn, lastStepAt, validResult, type SoilSample } from '#src/features/soil/samples.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { EarlierResults, valuesText } from '#src/features/soil/earlier-results.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { faultOfSoil } from './fault-of-soil.ts'
import { packageText } from './soil-order.ts'
import { SoilReasonForm } from './soil-reason-form.tsx'
import { SoilResultForm } from './soil-result-form.tsx'
import { CollectForm } from './soil-to-collect.tsx'

// Lazy: few samples need the drawing of a code.
const SoilLabel = lazyPart(() => import('./soil-label.tsx'))

interface SoilRowProps {
  at: SampleAtDesk
  account: string
  /** Called with true when something is open, and with false when it is closed again. */
  onHold: (isHeld: boolean) => void
}

type Open = 'result' | 'correct' | 'withdraw' | 'discard' | 'label'

/** The open sample as it was when its editor opened: a later change by a colleague is a conflict. */
interface Begun {
  readonly what: Open
  readonly sample: SoilSample
}

/** A sample with its actions; one of them is open at a time. */
export function SoilRow({ at, account, onHold }: SoilRowProps) {
  const [begun, setBegun] = useState<Begun>()
  const { item, sample } = at
  const show = (next: Begun | undefined) => {
    setBegun(next)
    onHold(next !== undefined)
  }
  const close = () => show(undefined)
  return (
    <li className="card grid gap-3 p-4" data-sample={sample.label}>
      <Facts at={at} />
      <EarlierResults sample={sample} />
      {!begun && <Acts at={at} account={account} onOpen={(what) => show({ what, sample })} />}
      {(begun?.what === 'result' || begun?.what === 'correct') && (
        <SoilResultForm sample={begun.sample} account={account} what={begun.what} onDone={close} />
      )}
      {(begun?.what === 'withdraw' || begun?.what === 'discard') && (
        <SoilReasonForm sample={begun.sample} account={account} what={begun.what} onDone={close} />
      )}
      {begun?.what === 'label' && (
        <LaterPart fallback={<Spinner />}>
          <SoilLabel at={at} onDone={close} />
        </LaterPart>
      )}
      <AppLink to="/desk" search={{ item: itemKey(item) }} className="justify-self-start">
        {localize(soilDeskWords.openRequest)}
      </AppLink>
    </li>
  )
}

function Facts({ at: { item, sample, name, village } }: Pick<SoilRowProps, 'at'>) {
  const result = validResult(sample)
  const tested = result
    ? [valuesText(foundIn(result)), result.tested_on && dayText(result.tested_on), result.lab]
        .filter(Boolean)
        .join(', ')
    : sample.reason
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="block">{sample.label}</strong>
        <PersonalText>{[name, village, sample.field].filter(Boolean).join(', ')}</PersonalText>
        <span className="block">{packageText(item)}</span>
      </p>
      <p className="text-muted">{momentText(lastStepAt(sample))}</p>
      {tested && (
        <p className="wrap-anywhere">
          <PersonalText>{tested}</PersonalText>
        </p>
      )}
    </>
  )
}

/** The actions that are possible in the sample's state. */
function Acts({ at, account, onOpen }: Omit<SoilRowProps, 'onHold'> & { onOpen: (open: Open) => void }) {
  const [failure, setFailure] = useState('')
  const [id] = useState(newId)
  const { sample, item } = at
  const { state, version } = sample
  const toLab = async () => {
    const fault = faultOfSoil(
      await doToSample(account, { do: 'to_lab', sample: sample.id, seen: version }, id),
    )
    setFailure(fault?.text ?? '')
  }
  const waits = state === 'collected' || state === 'at_lab'
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {state === 'collected' && (
          <button type="button" className="button-quiet" onClick={() => void toLab()}>
            {localize(soilDeskWords.toLab)}
          </button>
        )}
        {waits && <Act what="result" word={soilDeskWords.enter} onOpen={onOpen} />}
        {waits && <Act what="label" word={soilDeskWords.label} onOpen={onOpen} />}
        {state === 'tested' && <Act what="correct" word={soilDeskWords.correct} onOpen={onOpen} />}
        {state === 'tested' && <Act what="withdraw" word={soilDeskWords.withdraw} onOpen={onOpen} />}
        {waits && <Act what="discard" word={soilDeskWords.discard} onOpen={onOpen} />}
      </div>
      <FieldError alert>{failure}</FieldError>
      {state === 'collected' && (
        <CollectForm request={item.id} account={account} label={localize(soilDeskWords.oneMore)} />
      )}
    </>
  )
}

interface ActProps {
  what: Open
  word: Words
  onOpen: (open: Open) => void
}

function Act({ what, word, onOpen }: ActProps) {
  return (
    <button type="button" className="button-quiet" data-act={what} onClick={() => onOpen(what)}>
      {localize(word)}
    </button>
  )
}
