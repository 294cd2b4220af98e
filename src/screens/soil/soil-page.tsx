import { soilWords } from '#src/content/soil-words.ts'
import { samplesIn } from '#src/core/soil/samples.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { localize } from '#src/i18n/words.ts'
import { useCentreRequests } from '#src/screens/forms/use-sent.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { SoilCard } from './soil-card.tsx'

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
