import type { Block, Link } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { ContactLinks } from '#src/features/catalogue/contact-links.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'
import { ContactButton } from '#src/features/reading/internal/ask-button.tsx'
import { Calculator } from '#src/features/reading/internal/calculator.tsx'
import { Cards } from '#src/features/reading/internal/cards.tsx'
import { People } from '#src/features/reading/internal/people.tsx'
import { Pictures, type PicturesProps } from '#src/features/reading/internal/pictures.tsx'
import { Questions } from '#src/features/reading/internal/questions.tsx'
import { SourceLine } from '#src/features/catalogue/source-line.tsx'
import { Stats } from './stats.tsx'
import { TableOfPage } from '#src/features/reading/internal/table-of-page.tsx'
import { ServiceTiles, Tiles } from '#src/features/reading/internal/tiles.tsx'

type Keyed<Key extends string> = Key extends string ? Record<Key, unknown> : never
type PlainBlock = Extract<
  Block,
  Keyed<'heading' | 'text' | 'sources' | 'link' | 'ask' | 'list' | 'steps' | 'table'>
>

type Photographed = Pick<PicturesProps, 'Photo'>

/** The blocks of a page or of a catalogue, in order. */
export function Blocks({ blocks, Photo }: { blocks: readonly Block[] } & Photographed) {
  const firstSection = blocks.findIndex((block) => 'heading' in block)
  return blocks.map((block, index) => (
    <BlockOfPage
      key={index}
      block={block}
      inSection={firstSection !== -1 && index > firstSection}
      Photo={Photo}
    />
  ))
}

function BlockOfPage({ block, inSection, Photo }: { block: Block; inSection: boolean } & Photographed) {
  if ('cards' in block) return <Cards cards={block.cards} heading={inSection ? 'h3' : 'h2'} />
  if ('tiles' in block) return <Tiles tiles={block.tiles} />
  if ('services' in block) return <ServiceTiles />
  if ('pictures' in block) return <Pictures pictures={block.pictures} Photo={Photo} />
  if ('stats' in block) return <Stats stats={block.stats} />
  if ('ways' in block) return <ContactLinks ways={block.ways} />
  if ('people' in block) return <People people={block.people} />
  if ('questions' in block) return <Questions questions={block.questions} />
  if ('calculator' in block) return <Calculator of={block.calculator} />
  return <Plain block={block} />
}

/** Text blocks, tables and single buttons. */
function Plain({ block }: { block: PlainBlock }) {
  if ('heading' in block)
    return (
      <h2 id={block.id} className="mt-4">
        {localize(block.heading)}
      </h2>
    )
  if ('text' in block)
    return (
      <p className="max-w-3xl">
        <WithEnglish text={localize(block.text)} />
      </p>
    )
  if ('sources' in block) return <SourceLine sources={block.sources} />
  if ('link' in block) return <LinkOfPage {...block.link} />
  if ('table' in block) return <TableOfPage {...block.table} />
  if ('ask' in block)
    return (
      <p>
        <ContactButton ask={block.ask}>{localize(block.ask.label)}</ContactButton>
      </p>
    )
  return 'steps' in block ? <ListOfPage items={block.steps} numbered /> : <ListOfPage items={block.list} />
}

function ListOfPage({
  items,
  numbered,
}: {
  items: Extract<Block, { list: unknown }>['list']
  numbered?: true
}) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-2 pl-6 ${numbered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={localize(item)}>
          <WithEnglish text={localize(item)} />
        </li>
      ))}
    </List>
  )
}

function LinkOfPage({ to, label }: Link) {
  return (
    <p>
      {to.startsWith('/') ? (
        <AppLink to={to} className="button-quiet">
          {localize(label)}
        </AppLink>
      ) : (
        <a href={to} className="button-quiet">
          {localize(label)}
        </a>
      )}
    </p>
  )
}
