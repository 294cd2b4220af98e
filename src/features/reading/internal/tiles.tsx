import { services } from 'virtual:services'
import type { ReactNode } from 'react'
import type { Tile } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

const tile = 'card flex h-full flex-col items-center gap-2 py-4 text-center no-underline'

const inRows = 'grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-4'
/** Three in a row, on a phone too, unless the text is large: each tile is at least as wide as its longest word. */
const inARow = 'grid grid-cols-[repeat(auto-fill,minmax(max(6rem,30%),1fr))] text-sm wrap-break-word'

/** Large pictures with a word below; each whole tile is a link. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Grid className={tiles.length === 3 ? inARow : inRows}>
      {tiles.map((each) => (
        <li key={localize(each.title)}>
          <AppLink to={each.to} className={`${tile} px-1`}>
            <Face {...each} />
          </AppLink>
        </li>
      ))}
    </Grid>
  )
}

/** A tile for each service, without the pages about the centre. */
export function ServiceTiles() {
  return (
    <Grid className={inRows}>
      {services
        .filter(({ group }) => group !== 'centre')
        .map((service) => (
          <li key={service.id}>
            <AppLink to={service.to} className={`${tile} px-2`}>
              <Face {...service} picture={`heads/${service.id}`} />
            </AppLink>
          </li>
        ))}
    </Grid>
  )
}

function Grid({ className, children }: { className: string; children: ReactNode }) {
  return <ul className={`gap-3 ${className}`}>{children}</ul>
}

function Face({ pictogram, picture, title, line }: Omit<Tile, 'to'> & { picture?: string }) {
  return (
    <>
      {picture ? (
        <Drawing name={picture} className="size-20" />
      ) : (
        <Pictogram name={pictogram} className="size-14 text-green" />
      )}
      <strong>{localize(title)}</strong>
      {line && <span className="text-sm text-muted">{localize(line)}</span>}
    </>
  )
}
