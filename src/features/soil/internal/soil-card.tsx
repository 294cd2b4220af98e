import { fill } from '#src/base/fill.ts'
import { useState } from 'react'
import { dayText, momentText } from '#src/base/moment.ts'
import { sourceText } from '#src/content/fact-sources.ts'
import { sampleStates } from '#src/content/soil-line-words.ts'
import { soilLimits, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import { soilWords } from './soil-words.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { historyOf } from './history.ts'
import { foundIn, validResult, type SoilResult, type SoilSample } from '#src/features/soil/samples.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { printPage } from '#src/platform/ui/print.ts'
import { EarlierResults } from '#src/features/soil/earlier-results.tsx'
import { shareCard } from './share-card.ts'
import { SoilBar } from './soil-bar.tsx'
import { SoilDoses } from './soil-doses.tsx'
import { SoilHistory } from './soil-history.tsx'

interface SoilCardProps {
  sample: SoilSample
  /** Its request, whose answers may name the size of the farm and the crop. */
  request: Request
  /** All requests on this phone, for earlier results of the same field. */
  requests: readonly Request[]
}

/** A sample with its values on bars, withdrawn and corrected results, and the doses for the next crop. */
export function SoilCard({ sample, request, requests }: SoilCardProps) {
  const { label, state } = sample
  const result = validResult(sample)
  const found = result && foundIn(result)
  return (
    <article className="card grid gap-4 p-4 print:border-0 print:p-0" data-sample={label}>
      <Head sample={sample} request={request} result={result} />
      {state === 'discarded' && <NotUsed reason={sample.reason ?? ''} />}
      {!found && state !== 'discarded' && <p>{localize(soilWords.waiting)}</p>}
      <EarlierResults sample={sample} />
      {found && (
        <>
          <Bars found={found} />
          <CardButtons sample={sample} found={found} />
          <SoilHistory past={historyOf(sample, request, requests)} />
          <SoilDoses label={label} found={found} answers={request.answers} />
        </>
      )}
    </article>
  )
}

interface HeadProps extends Pick<SoilCardProps, 'sample' | 'request'> {
  result: SoilResult | undefined
}

/** The field's owner, the place of the sample, and the date and laboratory of the test. */
function Head({ sample, request: { answers }, result }: HeadProps) {
  const whose = [answers['name'], sample.field, answers['farmLocation']].filter(Boolean).join(', ')
  const days = [
    fill(localize(soilWords.taken), { day: momentText(sample.collected_at).slice(0, 10) }),
    result?.tested_on && fill(localize(soilWords.testedOn), { day: dayText(result.tested_on) }),
  ]
  return (
    <header className="grid gap-1">
      <h2>{fill(localize(soilWords.sample), { label: sample.label })}</h2>
      <p className="font-bold wrap-anywhere">
        <PersonalText>{whose}</PersonalText>
      </p>
      <p className="flex items-center gap-3">
        <Pictogram name="soil" className="size-6" />
        <strong>{localize(sampleStates[sample.state])}</strong>
      </p>
      <p className="text-muted">{days.filter(Boolean).join(', ')}</p>
      {result?.lab && (
        <p className="text-muted wrap-anywhere">
          <PersonalText>{fill(localize(soilWords.at), { lab: result.lab })}</PersonalText>
        </p>
      )}
    </header>
  )
}

function NotUsed({ reason }: { reason: string }) {
  return (
    <p className="border-l-4 border-red pl-3 wrap-anywhere">
      <strong className="block">{localize(soilWords.notUsed)}</strong>
      <PersonalText>{reason}</PersonalText>
    </p>
  )
}

function Bars({ found }: { found: SoilFound }) {
  const tested = soilValues.filter((value) => found[value] !== undefined)
  const sources = [...new Set(tested.map((value) => soilLimits[value].source))].map((source) => {
    const signs = tested.filter((value) => soilLimits[value].source === source)
    return [source, signs.map((value) => soilLimits[value].sign).join(', ')] as const
  })
  return (
    <>
      <ul className="grid gap-4">
        {tested.map((value) => (
          <SoilBar key={value} value={value} found={found[value]!} />
        ))}
      </ul>
      <p className="text-sm text-muted">{sourceText(sources)}</p>
    </>
  )
}

function CardButtons({ sample, found }: { sample: SoilSample; found: SoilFound }) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    await shareCard(sample, found)
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <button type="button" className="button-quiet" onClick={printPage}>
        {localize(soilWords.print)}
      </button>
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void share()}>
        <Pictogram name="share" className="size-7" />
        {localize(soilWords.share)}
      </button>
    </div>
  )
}
