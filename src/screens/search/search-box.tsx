import { useEffect, useEffectEvent, useRef } from 'react'
import { allProducts } from '#src/content/all-products.ts'
import { localize } from '#src/i18n/words.ts'
import { makeRoomBelow } from '#src/ui/make-room-below.ts'
import type { TypedText } from '#src/ui/use-typed-text.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** Longer than anything that is sold is called. */
export const longestSearch = 80

interface SearchBoxProps {
  typed: TypedText
  /** True where its label stands within it: there it is the first thing on the page and needs no line above it. */
  isSlim?: boolean
}

/** Where it is said what is looked for. */
export function SearchBox({ typed: { text, isCut, type, write }, isSlim = false }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the app ran stands in the box, and nowhere else.
  const takeEarlyWords = useEffectEvent(() => {
    const early = box.current!.value
    if (early !== text) type(early)
  })
  useEffect(() => takeEarlyWords(), [])
  const clear = () => {
    type('')
    box.current!.focus()
  }
  return (
    <div className="grid gap-1 sm:col-span-2">
      <label htmlFor="looked-for" className={isSlim ? 'sr-only' : 'font-bold'}>
        {localize(allProducts.ask)}
      </label>
      <div className="relative">
        <input
          ref={box}
          id="looked-for"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="search-limit"
          className="field pr-14"
          placeholder={isSlim ? localize(allProducts.ask) : undefined}
          value={text}
          onChange={({ target }) => {
            if (text === '') makeRoomBelow(target.closest('search')!)
            type(target.value)
          }}
          onKeyDown={({ key, nativeEvent }) => {
            // Where several keys make one letter, Enter and Escape are the keyboard's until it is made.
            if (nativeEvent.isComposing) return
            if (key === 'Escape') clear()
            // The keyboard of a phone goes, and what was found is seen.
            if (key === 'Enter') box.current!.blur()
          }}
          onBlur={write}
        />
        {text !== '' ? <Clear onClick={clear} /> : isSlim && <Glass />}
      </div>
      <p id="search-limit" role="status" className="empty:hidden">
        {isCut && localize(allProducts.isCut)}
      </p>
    </div>
  )
}

function Clear({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="icon-button absolute inset-y-0 right-0"
      aria-label={localize(allProducts.clear)}
      onClick={onClick}
    >
      <Pictogram name="close" className="size-6" />
    </button>
  )
}

/** What the box is for, to whoever reads little. A tap on it is one on the box. */
function Glass() {
  return (
    <span className="icon-button pointer-events-none absolute inset-y-0 right-0 text-green">
      <Pictogram name="search" className="size-7" />
    </span>
  )
}
