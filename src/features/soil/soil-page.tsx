import { soilWords } from '#src/features/soil/internal/soil-words.ts'
import { samplesIn } from './samples.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useCentreRequests } from '#src/features/apply/use-sent.ts'
import { Page } from '#src/features/gate/page.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { SoilCard } from '#src/features/soil/internal/soil-card.tsx'

/** The soil card of a request, from the rows on the phone. */
export default function SoilPage({ id }: { id: string }) {
  const requests = useCentreRequests()
  const request = requests?.find((candidate) => candidate.id === id)
  return (
    <Page
      title={localize(soilWords.title)}
      description={localize(soilWords.description)}
      canonical="/requests"
      unlisted
    >
      <div className="column grid max-w-2xl gap-6 py-6 print:py-0">
        {request?.soil ? <Cards request={request} requests={requests!} /> : <NoCard isLooking={!requests} />}
        <AppLink to="/requests" search={{}} className="button-quiet justify-self-start print:hidden">
          {localize(soilWords.back)}
        </AppLink>
      </div>
    </Page>
  )
}

function NoCard({ isLooking }: { isLooking: boolean }) {
  return (
    <>
      <h1>{localize(soilWords.title)}</h1>
      {isLooking ? <Spinner /> : <p role="status">{localize(soilWords.missing)}</p>}
    </>
  )
}

function Cards({ request, requests }: { request: Request; requests: readonly Request[] }) {
  const { soil = [] } = request
  const used = samplesIn(soil)
  // A sample that is not used any more is shown with the reason, below the others.
  const samples = [...used, ...soil.filter((sample) => !used.includes(sample))]
  return (
    <>
      <h1>{localize(soilWords.title)}</h1>
      {samples.map((sample) => (
        <SoilCard key={sample.id} sample={sample} request={request} requests={requests} />
      ))}
    </>
  )
}
