import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { speak } from '#src/i18n/phrases.ts'
import { isLanguage } from '#src/i18n/words.ts'
import { bearForeignNodes } from '#src/ui/foreign-nodes.ts'
import { makeRouter } from './router.tsx'
import './styles.css'
// What nearly every page is drawn with: as a file of its own, it would wait for its turn on the line.
import '#src/screens/frame/page.tsx'
import '#src/screens/reading/use-edited.ts'
import '#src/ui/after-heading.tsx'

// Such a browser keeps the page to read; the app would take that away (src/first-paint.ts).
if ('old' in document.documentElement.dataset) await new Promise(() => {})
bearForeignNodes(Node.prototype)
const { lang } = document.documentElement
speak(isLanguage(lang) ? lang : 'en')

const router = makeRouter()
// The chunks of the page come first, so that the first render finds the very markup that is already there.
await router.load()
router.ssr = { manifest: undefined }
// A transition is taken on in slices, between which a slow phone answers taps; at once it would be one long task.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
