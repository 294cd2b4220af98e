import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '#src/base/search-texts.ts'
import { SetUpPage } from '#src/features/editing/set-up-page.tsx'

function StartPage() {
  const { key, step } = Route.useSearch()
  return <SetUpPage pass={key} step={step} />
}

/** The set-up of a new centre, at the address that `npm start` prints with a key. */
export const Route = createFileRoute('/start')({
  validateSearch: textsOf('key', 'step'),
  component: StartPage,
})
