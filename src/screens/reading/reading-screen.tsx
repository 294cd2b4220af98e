import { t } from '@lingui/core/macro'
import type { Block, ReadingPage } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Page } from '#src/screens/frame/page.tsx'

/** A page that is only read. */
export function ReadingScreen({ page }: { page: ReadingPage }) {
  return (
    <Page title={say(page.title)} description={say(page.description)} beforeConsent={page.beforeConsent}>
      <article className="column grid max-w-3xl gap-4 py-6">
        <header className="when-whole flex items-center gap-4">
          <Pictogram name={page.pictogram} className="size-16 text-green" />
          <div>
            <h1>{say(page.title)}</h1>
            <p className="text-muted">{say(page.intro)}</p>
          </div>
        </header>
        {page.blocks.map((block, index) => (
          <BlockOfPage key={index} block={block} />
        ))}
        {page.updated && <p className="text-muted">{t`Last changed on ${dayText(page.updated)}`}</p>}
      </article>
    </Page>
  )
}

function BlockOfPage({ block }: { block: Block }) {
  if ('heading' in block)
    return (
      <h2 id={block.id} className="mt-4">
        {say(block.heading)}
      </h2>
    )
  if ('text' in block) return <p>{say(block.text)}</p>
  if ('table' in block) return <TableOfPage {...block.table} />
  const List = 'steps' in block ? 'ol' : 'ul'
  const items = 'steps' in block ? block.steps : block.list
  return (
    <List className={`grid gap-2 pl-6 ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={say(item)}>{say(item)}</li>
      ))}
    </List>
  )
}

function TableOfPage({ head, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    // A wide table scrolls by itself, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card overflow-x-auto" tabIndex={0} role="group" aria-label={say(head[0]!)}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={say(cell)} className="border-b p-3">
                {say(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={say(row[0]!)}>
              {row.map((cell, index) => (
                <td key={index} className="border-b p-3 align-top">
                  {say(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `2026-11-21` as it is written here, 21-11-2026; by hand, since browsers and the build format dates differently. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}
