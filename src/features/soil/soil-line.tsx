import { momentText } from '#src/base/moment.ts'
import { sampleStates, seeSoilCard } from '#src/content/soil-line-words.ts'
import { lastStepAt, samplesIn } from './samples.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** The samples of a soil test and the link to its card; nothing before the first sample. */
export function SoilLine({ request }: { request: Pick<Request, 'id' | 'soil'> | undefined }) {
  if (!request?.soil?.length) return null
  const { id, soil } = request
  return (
    <div className="grid gap-2" data-soil>
      {samplesIn(soil).map((sample) => (
        <p key={sample.id} className="flex items-center gap-3">
          <Pictogram name="soil" className="size-6" />
          <span>
            {sample.label}: {localize(sampleStates[sample.state])}, {momentText(lastStepAt(sample))}
          </span>
        </p>
      ))}
      <AppLink to="/requests" search={{ soil: id }} className="button-quiet justify-self-start">
        {localize(seeSoilCard)}
      </AppLink>
    </div>
  )
}
