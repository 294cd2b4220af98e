import { useEffect, type ReactNode } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language } from '#src/platform/i18n/words.ts'
import { closeForm, openForm, useOpenForm } from '#src/features/apply/open-form.ts'
import { Guard } from '#src/platform/ui/guard.tsx'
import { pressEarlyTaps } from '#src/platform/ui/early-taps.ts'
import { Notices } from '#src/platform/ui/notices.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConsentBanner } from '#src/features/gate/consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { closeCart, reopenCheckout, useCartDialog } from '#src/features/cart/cart-dialog-state.ts'
import { lazyDialog, lazyPart, type FailedProps } from '#src/platform/ui/lazy-part.tsx'
import { notifyLoadFailure } from '#src/platform/ui/load-or-notify.ts'

const CartDialog = lazyPart(() => import('#src/features/checkout/cart-dialog.tsx'), lazyDialog(closeCart))
const AfterFirstPaint = lazyPart(() => import('./once-shown.tsx'), Missed)
const FormHost = lazyPart(() => import('#src/features/apply/form-host.tsx'), lazyDialog(closeForm))

/** A new page load, so that nothing shown or typed stays in memory. */
const showLock = (lock: string) => location.replace(addressIn(language(), lock))

/** True once somebody has tapped what a late part shows, also while that is still loading. */
let isWanted = false
if (!import.meta.env.SSR) addEventListener('wanted', () => (isWanted = true))

/** Nobody asked for the late parts, so their failure is silent, unless one is wanted. When one is wanted later, they load again. */
function Missed({ thrown, again }: FailedProps) {
  useEffect(() => {
    if (isWanted) notifyLoadFailure(thrown)
    addEventListener('wanted', again)
    return () => removeEventListener('wanted', again)
  }, [thrown, again])
  return null
}

/** The frame around every page. */
export function CardFrame({ children }: { children: ReactNode }) {
  const cartOpen = useCartDialog((state) => state.cart !== 'closed')
  const formOpen = useOpenForm((state) => state.request !== undefined)
  useWindowInAddress()
  useEffect(pressEarlyTaps, [])
  useEffect(reopenCheckout, [])
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    void import('./start-sync.ts').then(
      ({ startSync }) => (stop = startSync(() => router.state.location, showLock)),
      // Without this code the build's prices hold, and the next page tries again.
      () => {},
    )
    return () => stop()
  }, [router])
  return (
    <>
      <Guard Instead={WayHome}>
        <Header />
      </Guard>
      <Guard>
        <NetworkNotice />
      </Guard>
      {children}
      <Guard>
        <ConsentBanner />
      </Guard>
      <Guard>
        <Footer />
      </Guard>
      <Guard>
        <BottomBar />
      </Guard>
      <Guard>
        <LazyPart />
      </Guard>
      <Guard>
        <Notices />
      </Guard>
      {cartOpen && (
        <LaterPart>
          <CartDialog />
        </LaterPart>
      )}
      {formOpen && (
        <LaterPart>
          <FormHost />
        </LaterPart>
      )}
    </>
  )
}

/** Replaces a failed header: a plain link. */
function WayHome() {
  return <a href={addressIn(language(), '/')}>{t`Home`}</a>
}

/** Not in built pages. Separate, so that loading it does not render the whole frame again. */
function LazyPart() {
  const isHydrated = useHydrated()
  return (
    isHydrated && (
      <LaterPart>
        <AfterFirstPaint />
      </LaterPart>
    )
  )
}

/** Opens the window that the address names, after a sign-in or in another language. A reload does not open it again. */
function useWindowInAddress(): void {
  const { cart, form, draft } = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  useEffect(() => {
    if (cart === 'checkout' || cart === 'lines') useCartDialog.setState({ cart })
    else if (typeof form === 'string')
      openForm({ form, draft: typeof draft === 'string' ? draft : undefined })
    else return
    const without = ({ cart: _cart, form: _form, draft: _draft, ...rest }: Record<string, unknown>) => rest
    void navigate({ to: '.', search: without, replace: true, resetScroll: false } as never)
  }, [cart, form, draft, navigate])
}
