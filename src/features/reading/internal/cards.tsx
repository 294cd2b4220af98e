import { t } from '@lingui/core/macro'
import type { Card } from '#src/content/page.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { PriceWords } from '#src/platform/ui/price-words.tsx'
import { ContactButton } from './ask-button.tsx'
import { SourceLine } from '#src/features/catalogue/source-line.tsx'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

/** Columns for numbers of cards that three columns would divide badly. */
const columns: Readonly<Record<number, string>> = { 4: '', 8: 'lg:grid-cols-4' }

/** Cards of offers, side by side in a wide window. */
export function Cards({ cards, heading }: { cards: readonly Card[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${columns[cards.length] ?? 'lg:grid-cols-3'}`}>
      {cards.map((card) => (
        <CardOfPage key={localize(card.title)} card={card} heading={heading} />
      ))}
    </ul>
  )
}

function CardOfPage({ card, heading: Title }: { card: Card; heading: 'h2' | 'h3' }) {
  const { title, pictogram, picture, badge, text, facts, lines, modules, price, sources, ask, more } = card
  return (
    <li className="card flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-start gap-3">
        {picture ? (
          <Drawing name={picture} className="size-18" />
        ) : (
          pictogram && <Pictogram name={pictogram} className="size-10 text-green" />
        )}
        <Title className="min-w-0 grow basis-40 text-lg">
          <WithEnglish text={localize(title)} />
        </Title>
        {badge && <span className="min-w-0 rounded-lg bg-mustard px-2 text-sm">{localize(badge)}</span>}
      </div>
      {text && (
        <p>
          <WithEnglish text={localize(text)} />
        </p>
      )}
      {facts && <Facts facts={facts} />}
      {lines && <Lines lines={lines} />}
      {modules && <Modules modules={modules} />}
      <SourceLine sources={sources} />
      {(price ?? ask ?? more) && (
        <div className="grid gap-3 pt-2">
          {price && <PriceWords>{localize(price)}</PriceWords>}
          <Actions card={card} />
        </div>
      )}
    </li>
  )
}

function Facts({ facts }: { facts: NonNullable<Card['facts']> }) {
  return (
    <dl className="grid gap-2">
      {facts.map(({ label, text }) => (
        <div key={localize(label)}>
          <dt className="text-muted">{localize(label)}</dt>
          <dd>
            <WithEnglish text={localize(text)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: readonly Words[] }) {
  return (
    <ul className="text-muted">
      {lines.map((line) => (
        <li key={localize(line)}>
          <WithEnglish text={localize(line)} />
        </li>
      ))}
    </ul>
  )
}

const modulesShown = 4

function Modules({ modules }: { modules: readonly Words[] }) {
  const more = modules.length - modulesShown
  return (
    <ul className="list-disc pl-6">
      {modules.slice(0, modulesShown).map((module) => (
        <li key={localize(module)}>
          <WithEnglish text={localize(module)} />
        </li>
      ))}
      {more > 0 && <li className="list-none text-muted">{t`+${more} more modules`}</li>}
    </ul>
  )
}

function Actions({ card: { title, ask, more } }: { card: Card }) {
  // Many cards have a button with the same label, so screen readers also get the card's title.
  const forWhat = <span className="sr-only">: {localize(title)}</span>
  if (!ask && !more) return null
  return (
    <p className="flex flex-wrap gap-2">
      {ask && (
        <ContactButton ask={ask}>
          <span>
            {localize(ask.label)}
            {forWhat}
          </span>
        </ContactButton>
      )}
      {more && (
        <AppLink to={more.to} search={more.search} className="button-quiet">
          <span>
            {localize(more.label)}
            {forWhat}
          </span>
        </AppLink>
      )}
    </p>
  )
}
