import { t } from '@lingui/core/macro'
import type { FoundPage } from '#src/content/find.ts'
import { partOf, type Block, type Part, type ReadingPage } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AfterHeading } from '#src/platform/ui/after-heading.tsx'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Page } from '#src/features/gate/page.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { Blocks } from './blocks.tsx'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { PartLinks } from '#src/features/reading/internal/part-links.tsx'
import { useEdited } from '#src/features/catalogue/use-edited.ts'

// If it fails to load, the page stays as it is and the next page tries again.
const CallBackLine = lazyPart(
  () => import('./call-back-line.tsx'),
  () => null,
)

/**
 * A page of blocks. At the address of a part, the same page begins with that part: a jump to it would need the app,
 * which is late on a slow connection and missing without scripts.
 */
export function ReadingScreen({ page: built, address, part: id }: FoundPage) {
  const page = useEdited(built, built.canonical?.slice(1) ?? address)
  const part = id === undefined ? undefined : partOf(page, id)
  const title = localize(page.title)
  const width = page.blocks.some(isWide) ? '' : 'max-w-3xl'
  return (
    <Page
      title={part ? `${localize(part.heading)}, ${title}` : title}
      description={localize((part ?? page).description)}
      access={page.access}
      beforeConsent={page.beforeConsent}
      canonical={page.canonical ?? (part && `/${address}`)}
      width={width}
    >
      <article className={`column grid gap-4 py-6 ${width}`}>
        <TitleOfPage page={page} part={part} />
        <AfterHeading key={address}>
          <TopPhoto of={page} />
          {part && <Blocks blocks={part.blocks} Photo={PagePhoto} />}
          <PartLinks page={page} address={address} part={id} />
          <Blocks blocks={part ? part.rest : page.blocks} Photo={PagePhoto} />
          {page.updated && <p className="text-muted">{t`Last changed on ${dayText(page.updated)}`}</p>}
        </AfterHeading>
      </article>
      <FootOfPage page={page} />
    </Page>
  )
}

/** Not in built pages, which do not know the reader's history. */
function FootOfPage({ page }: { page: ReadingPage }) {
  return (
    useHydrated() &&
    offersCall(page) && (
      <LaterPart>
        <CallBackLine />
      </LaterPart>
    )
  )
}

function TitleOfPage({ page, part }: { page: ReadingPage; part: Part | undefined }) {
  return (
    <header className="flex flex-wrap items-start gap-4">
      {page.picture ? (
        <Drawing name={page.picture} className="size-24 sm:size-30" />
      ) : (
        <Pictogram name={page.pictogram} className="size-16 text-green" />
      )}
      <div className="grow basis-40">
        <h1>{localize(part ? part.heading : page.title)}</h1>
        <p className="text-muted">{localize(part ? page.title : page.intro)}</p>
        {page.byline && <p className="text-muted">{localize(page.byline)}</p>}
      </div>
    </header>
  )
}

/** As large as the photo, so that nothing moves when it comes. */
const room = <span className="block aspect-8/5 bg-picture" />

function TopPhoto({ of: { photo: top } }: { of: ReadingPage }) {
  if (!top) return null
  const { photo, shows } = top
  return (
    <div className="max-w-xl overflow-hidden rounded-lg">
      <PagePhoto photo={photo} alt={shows ? localize(shows) : ''} otherwise={room} />
    </div>
  )
}

/** Cards use the full width; text keeps readable line lengths. */
const isWide = (block: Block) =>
  'cards' in block || 'tiles' in block || 'services' in block || 'pictures' in block

/** True for pages that do not begin with the ways to the centre, and are not the ones to read before a consent. */
const offersCall = ({ beforeConsent, blocks }: ReadingPage) =>
  !beforeConsent && !blocks.some((block) => 'people' in block)

/** Same as in base/moment.ts, which would add a file to every reading page. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}
