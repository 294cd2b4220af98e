import { useSearch } from '@tanstack/react-router'
import type { ReadingPage } from '#src/content/page.ts'
import type { ReadArticle } from '#src/features/catalogue/articles.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { SharePage } from '#src/platform/ui/share-button.tsx'
import { AfterHeading } from '#src/platform/ui/after-heading.tsx'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { Blocks } from './blocks.tsx'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { useEdited } from '#src/features/catalogue/use-edited.ts'

type Found = ReadArticle | 'looking' | 'none'

/**
 * An editor's article. One page serves all of them by its query, so that any host's files and the worker can open a
 * new article on its first day.
 */
export function ArticleScreen({ page: built }: { page: ReadingPage }) {
  const page = useEdited(built, 'article')
  const { of } = useSearch({ strict: false }) as { of?: unknown }
  const id = typeof of === 'string' || typeof of === 'number' ? `${of}` : ''
  const found = useObservable<Found>(
    `article ${id}`,
    () => import('#src/features/catalogue/stored-content.ts').then(({ watchArticle }) => watchArticle(id)),
    'looking',
    'none',
  )
  const article = typeof found === 'string' ? undefined : found
  const title = article?.headline ?? localize(page.title)
  return (
    <Page title={title} description={article?.lead ?? localize(page.description)} unlisted={page.unlisted}>
      {article ? <Read article={article} /> : <ArticleNotFound page={page} found={found} />}
    </Page>
  )
}

function Headed({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="flex items-center gap-4">
      <Drawing name="heads/blog" className="size-24 sm:size-30" />
      <div className="min-w-0 wrap-anywhere">
        <h1>{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
    </header>
  )
}

/** Shown while the article is being read, and if there is none; readers without scripts see this too. */
function ArticleNotFound({ page, found }: { page: ReadingPage; found: Found }) {
  const { title, intro, blocks } = page
  const isWatching = found === 'looking'
  return (
    <article className="column grid max-w-3xl gap-4 py-6">
      <Headed title={localize(title)} lead={isWatching ? '' : localize(intro)} />
      {isWatching && <Spinner />}
      {isWatching ? (
        <noscript>
          <p>{localize(intro)}</p>
          <Blocks blocks={blocks} />
        </noscript>
      ) : (
        <Blocks blocks={blocks} />
      )}
    </article>
  )
}

function Read({ article }: { article: ReadArticle }) {
  const { language, headline, lead, photo, body, day } = article
  return (
    <>
      <article className="column grid max-w-3xl gap-4 py-6" lang={language}>
        <Headed title={headline} lead={lead} />
        <AfterHeading>
          {photo && (
            <div className="max-w-xl overflow-hidden rounded-lg">
              <PagePhoto photo={photo} alt="" otherwise={<span />} />
            </div>
          )}
          {body.split(/\n{2,}/).map((paragraph, place) => (
            <p key={place} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <p className="text-muted">{day.split('-').toReversed().join('-')}</p>
        </AfterHeading>
      </article>
      <p className="column max-w-3xl pt-4">
        <SharePage title={headline} />
      </p>
    </>
  )
}
