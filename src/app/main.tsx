import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { speak } from '#src/platform/i18n/phrases.ts'
import { isLanguage } from '#src/platform/i18n/words.ts'
import { bearForeignNodes } from '#src/platform/ui/foreign-nodes.ts'
import { makeRouter } from './router.tsx'
import './styles.css'
// Part of this file, because nearly every page needs it and a separate file would load later.
import '#src/features/gate/page.tsx'
import '#src/features/catalogue/use-edited.ts'
import '#src/platform/ui/after-heading.tsx'

// An old browser keeps the built page to read; the app would break it (src/app/first-paint.ts).
if ('old' in document.documentElement.dataset) await new Promise(() => {})
bearForeignNodes(Node.prototype)
const { lang } = document.documentElement
speak(isLanguage(lang) ? lang : 'en')

const router = makeRouter()
// Loads the page's chunks first, so that the first render matches the existing markup.
await router.load()
router.ssr = { manifest: undefined }
// Loads the modules that every page needs once it runs, while the page hydrates.
for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) link.rel = 'modulepreload'
// A transition hydrates in slices, between which a slow phone answers taps.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
