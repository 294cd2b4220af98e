import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { NotKept } from '#src/base/outcome.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useHalfTyped, useHalfTypedAt, type HalfTyped } from '#src/screens/forms/use-half-typed.ts'
import { replyBySelf } from './support-window.ts'

const longest = 2000
const longestShown = 4

const place = 'support'
const isBlank = (text: string) => !text.trim()

/** Where a message is written; what was typed and not sent stands there again. */
export function WriteLine({ owner }: { owner: string }) {
  const account = owner || guestOwner
  const half = useHalfTypedAt<string>(place, account)
  return half === 'looking' ? null : <Line key={account} account={account} half={half} />
}

/** Enter sends, Shift and Enter begin a new line. */
function Line({ account, half }: { account: string; half: HalfTyped<string> | undefined }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const typed = useHalfTyped<string>({ account, place, half, begin: () => '', isEmpty: isBlank })
  const text = typed.value
  const [why, setWhy] = useState<NotKept>()
  const [busy, setBusy] = useState(false)
  const blank = isBlank(text)
  useEffect(() => input.current?.focus(), [])
  const type = (next: string) => typed.change(() => next)
  const send = async () => {
    if (blank || busy) return
    setBusy(true)
    setWhy(undefined)
    // As the draft that it is: with the message on the disk, what was typed is gone from there.
    const draft = await typed.settle()
    const sent = await loadOrSay(async () => (await conversation()).writeToSupport(text, account, { draft }))
    setBusy(false)
    input.current?.focus()
    if (sent?.outcome.kept === false) setWhy(sent.outcome.why)
    if (!sent?.outcome.kept) return
    await typed.done('')
    replyBySelf(sent.id)
  }
  return (
    <form
      className="sticky bottom-0 shrink-0 border-t bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {why && (
        <p role="alert" className="pb-2 font-bold text-red">
          {whyNotKept(why)}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          className="field max-h-32 grow resize-none"
          aria-label={t`Your message`}
          placeholder={t`Your message`}
          enterKeyHint="send"
          rows={Math.min(text.split('\n').length, longestShown)}
          maxLength={longest}
          value={text}
          // What is on its way to the disk must be what stands there.
          readOnly={busy}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => sendsNow(event) && (event.preventDefault(), void send())}
        />
        <button type="submit" className="button" aria-label={t`Send`} aria-disabled={blank || busy}>
          <Pictogram name="send" className="size-6" />
        </button>
      </div>
    </form>
  )
}

const conversation = () => import('#src/core/support/conversation.ts')

/** True for Enter alone; not while a keyboard composes a word, where Enter takes its suggestion. */
function sendsNow({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
