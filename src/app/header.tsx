import { t } from '@lingui/core/macro'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageSwitch } from '#src/platform/ui/language-switch.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Menu } from './menu.tsx'
import { TopMenu, TopSession } from './top-bar.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'

// Lazy: a centre has the app's leaf until it has a picture of its own.
const Logo = lazyPart(
  () => import('./logo.tsx'),
  () => null,
)
const leaf = <Pictogram name="leaf" className="size-7" />

/** The header of every page. */
export function Header() {
  const centre = useCentre()
  return (
    <header className="sticky top-0 z-20 border-b bg-paper">
      <a href="#main" className="button absolute -top-60 left-2 focus:top-2">
        {t`Skip to content`}
      </a>
      <div className="column flex min-h-16 flex-wrap items-center px-2 wrap-normal">
        <button type="button" className="icon-button" popoverTarget="menu" aria-label={t`Menu`}>
          <Pictogram name="menu" className="size-7" />
        </button>
        <AppLink
          to="/"
          className="logo mr-auto flex min-h-12 items-center gap-1 text-lg font-bold text-green no-underline wide:mr-0"
        >
          {centre.logo ? (
            <LaterPart fallback={leaf}>
              <Logo photo={centre.logo} />
            </LaterPart>
          ) : (
            leaf
          )}
          {localize(centre.name)}
        </AppLink>
        <TopMenu />
        <LanguageSwitch className="when-whole ml-auto" />
        <AppLink to="/all-products" className="icon-button hidden md:grid">
          <Pictogram name="search" className="size-7" />
          <span className="sr-only">{t`Search`}</span>
        </AppLink>
        <CartButton className="icon-button relative wide:hidden" />
        <TopSession />
      </div>
      <Menu />
    </header>
  )
}
