import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { packText } from '#src/content/pack-text.ts'
import type { UnsentEdit } from './edits.ts'
import { openIndex } from './open-item.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { FindItem } from '#src/features/editing/find-item.tsx'
import { placeOf } from './place-of.ts'
import { NotOpenedPage } from './not-opened-page.tsx'
import { MarkButton, useNotToday } from '#src/features/editing/not-today.tsx'
import { stateText } from './save-edit.ts'
import { useOpened } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'

/** The overview: waiting edits, and links to everything editable. */
export function StartOfEditing({ account, isManager }: { account: string; isManager: boolean }) {
  const waiting = useWaiting(account)
  return (
    <>
      {waiting.length > 0 && (
        <section className="grid gap-3">
          <h2>{t`Unsent changes`}</h2>
          <ul className="grid gap-3">
            {waiting.map((edit) => (
              <li key={edit.id}>
                <WaitingRow edit={edit} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <FindProduct account={account} />
      <p className="flex flex-wrap gap-3">
        {isManager && (
          <AppLink to="/edit" search={{ setting: '' }} className="button-quiet">
            {t`Settings of the centre`}
          </AppLink>
        )}
        {isManager && (
          <AppLink to="/edit" search={{ resource: '' }} className="button-quiet">
            {t`Machines and visits`}
          </AppLink>
        )}
        <AppLink to="/edit" search={{ import: 'new' }} className="button-quiet">
          {t`Prices and products by file`}
        </AppLink>
        <AppLink to="/edit" search={{ article: '' }} className="button-quiet">
          {t`Write an article`}
        </AppLink>
        <AppLink to="/edit" search={{ record: 'all' }} className="button-quiet">
          {t`Record phrases`}
        </AppLink>
        <AppLink to="/edit" search={{ log: 'all' }} className="button-quiet">
          {t`Changes by person`}
        </AppLink>
      </p>
      <Pages />
    </>
  )
}

const row = 'card flex min-h-12 flex-wrap items-center justify-between gap-2 p-4 no-underline'

function WaitingRow({ edit }: { edit: UnsentEdit }) {
  const { kind, path, part, label } = edit
  const search = placeOf({ kind, path, part })
  return (
    <AppLink to="/edit" search={search} className={row}>
      <strong className="wrap-anywhere">
        <PersonalText>{label}</PersonalText>
      </strong>
      <span className="flex items-center gap-2">
        <Pictogram name={edit.state === 'waiting' ? 'clock' : 'warning'} className="size-6 shrink-0" />
        {stateText(edit)}
      </span>
    </AppLink>
  )
}

function FindProduct({ account }: { account: string }) {
  const away = useNotToday(account)
  return (
    <section className="grid gap-3">
      <h2>{t`A product`}</h2>
      <FindItem>
        {(product) => (
          <div className="card flex flex-wrap items-center justify-between gap-2 p-4">
            <AppLink to="/edit" search={{ item: product.id }} className="min-h-12 min-w-0 grow no-underline">
              <strong className="block wrap-anywhere">{product.name}</strong>
              <span>
                {product.available ? `${moneyText(product.price)} ${packText(product.pack)}` : t`Out today`}
              </span>
            </AppLink>
            <MarkButton account={account} of={product} away={away} />
          </div>
        )}
      </FindItem>
    </section>
  )
}

function Pages() {
  const [index] = useOpened(openIndex)
  return (
    <section className="grid gap-3">
      <h2>{t`The text of a page`}</h2>
      {typeof index === 'string' ? (
        <NotOpenedPage why={index} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {index.pages.map(({ path, title }) => (
            <li key={path}>
              <AppLink to="/edit" search={{ page: path }} className={row}>
                {localize(title)}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
