import { MainMenu } from './main-menu.tsx'

// The icon is at the top of its column and the word below it, so that neither moves when the page loads. A word grows
// with the text size as long as all five fit, and the longest takes room from the others.
const entry =
  'relative flex min-h-16 flex-col items-center justify-start pt-2 text-[length:min(0.9375rem,6vw)] whitespace-nowrap no-underline aria-[current]:text-green aria-[current]:[box-shadow:inset_0_4px_0_0_var(--green)]'

/** The main pages at the bottom of a phone; a wide window has them in the header. */
export function BottomBar() {
  return (
    <MainMenu
      className="when-followed fixed inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(5,1fr)] border-t bg-card pb-[env(safe-area-inset-bottom)] wide:hidden"
      entry={entry}
    />
  )
}
