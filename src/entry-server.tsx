import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { contentAddresses, findCatalogue, findPage } from '#src/content/find.ts'
import { addressIn } from '#src/i18n/address.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { speakForms } from '#src/i18n/phrases-of-forms.ts'
import { speak } from '#src/i18n/phrases.ts'
import type { Language } from '#src/i18n/words.ts'
import { makeRouter } from './router.tsx'

/** An address that no page has; what is rendered for it stands at every unknown address. */
export const unknownPath = '/not-found'

/** Every path that has a page of its own, without the language. */
export async function pagePaths(): Promise<string[]> {
  const catalogues = contentAddresses.catalogues.map(async (address) => {
    const catalogue = await findCatalogue(address)
    return [`/${address}`, ...Object.keys(catalogue!.sections).map((section) => `/${address}/${section}`)]
  })
  const pages = contentAddresses.pages.map(async (address) => {
    const page = await findPage(address)
    return [`/${address}`, ...(page!.parts ?? []).map((part) => `/${address}/${part}`)]
  })
  const screens = Object.keys(makeRouter(createMemoryHistory()).routesByPath).filter(
    (path) => !path.includes('$'),
  )
  return [...screens, ...(await Promise.all([...pages, ...catalogues])).flat()]
}

/** The markup of one page in one language, head elements first (React hoists title, meta and link). */
export async function render(language: Language, path: string): Promise<string> {
  speak(language)
  speakForms(language)
  speakAccount(language)
  const router = makeRouter(createMemoryHistory({ initialEntries: [addressIn(language, path)] }))
  await router.load()
  const found = router.state.matches.every((match) => match.status === 'success')
  if (!found && path !== unknownPath) throw new Error(`${language} ${path} did not render as a plain page`)
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
