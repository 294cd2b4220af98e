import { useEffect, useEffectEvent, useRef } from 'react'
import { allProducts } from '#src/content/all-products.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { makeRoomBelow } from '#src/platform/ui/make-room-below.ts'
import type { TypedText } from '#src/platform/ui/use-typed-text.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** Longer than every product name. */
export const longestSearch = 80

interface SearchBoxProps {
  typed: TypedText
  /** True for a box without a visible label, at the top of a page. */
  isSlim?: boolean
}

/** The search box. */
export function SearchBox({ typed: { text, isCut, type, write }, isSlim = false }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration exists only in the box.
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
            // During composition (IME), Enter and Escape belong to the keyboard.
            if (nativeEvent.isComposing) return
            if (key === 'Escape') clear()
            // Closes the phone's keyboard, so that results are visible.
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

/** The icon of the box; a tap on it focuses the box. */
function Glass() {
  return (
    <span className="icon-button pointer-events-none absolute inset-y-0 right-0 text-green">
      <Pictogram name="search" className="size-7" />
    </span>
  )
}
