import { t } from '@lingui/core/macro'
import type { Block, ReadingPage } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { Blocks } from './blocks.tsx'

/** A page of blocks: what is read, what is offered, and the buttons that ask for it. */
export function ReadingScreen({ page }: { page: ReadingPage }) {
  return (
    <Page
      title={say(page.title)}
      description={say(page.description)}
      access={page.access}
      beforeConsent={page.beforeConsent}
      canonical={page.canonical}
    >
      <article className={`column grid gap-4 py-6 ${page.blocks.some(isWide) ? '' : 'max-w-3xl'}`}>
        <header className="when-whole flex items-center gap-4">
          <Pictogram name={page.pictogram} className="size-16 text-green" />
          <div>
            <h1>{say(page.title)}</h1>
            <p className="text-muted">{say(page.intro)}</p>
          </div>
        </header>
        <Blocks blocks={page.blocks} />
        {page.updated && <p className="text-muted">{t`Last changed on ${dayText(page.updated)}`}</p>}
      </article>
    </Page>
  )
}

/** Cards stand side by side where there is room; what is only read keeps to lines that the eye finds again. */
const isWide = (block: Block) => 'cards' in block

/** `2026-11-21` as it is written here, 21-11-2026; by hand, since browsers and the build format dates differently. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}
