import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { localize, say } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { roundWords as words } from './round-words.ts'
import { orderRound, type ShownStop } from './stored-round.ts'

interface ReorderProps {
  account: string
  stops: readonly ShownStop[]
  onDone: () => void
}

/** The doors of the round, to be put into their order by dragging or by the arrows. */
export function Reorder({ account, stops, onDone }: ReorderProps) {
  const [doors, setDoors] = useState(() => [...new Map(stops.map((stop) => [stop.stop, stop])).values()])
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= doors.length || from === to) return
    const rest = doors.filter((_, at) => at !== from)
    setDoors([...rest.slice(0, to), doors[from]!, ...rest.slice(to)])
  }
  useDragged(list, move)
  const save = async () => {
    const outcome = await orderRound(account, {
      stops: doors.map(({ stop }) => stop),
      label: localize(words.title),
    })
    if (outcome.saved) onDone()
    else notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <section aria-label={localize(words.order)} className="grid gap-3">
      <p>{localize(words.orderHelp)}</p>
      <ol ref={list} className="grid gap-1">
        {doors.map((door, at) => (
          <Door key={door.stop} door={door} at={at} last={doors.length - 1} onMove={move} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => void save()}>
          {localize(words.saveOrder)}
        </button>
        <button type="button" className="button-quiet" onClick={onDone}>
          {localize(words.cancel)}
        </button>
      </div>
    </section>
  )
}

interface DoorProps {
  door: ShownStop
  at: number
  last: number
  onMove: (from: number, to: number) => void
}

function Door({ door: { name, address }, at, last, onMove }: DoorProps) {
  return (
    <li draggable data-at={at} className="card flex items-center gap-2 px-3">
      <span className="grow">
        <strong>{at + 1}.</strong> <PersonalText>{name}</PersonalText>{' '}
        <span className="text-sm text-muted">
          <PersonalText>{address}</PersonalText>
        </span>
      </span>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="icon-button"
          aria-label={say(words[way], { name })}
          aria-disabled={at === (way === 'up' ? 0 : last)}
          onClick={() => onMove(at, at + (way === 'up' ? -1 : 1))}
        >
          {way === 'up' ? '↑' : '↓'}
        </button>
      ))}
    </li>
  )
}

/** Lets the entries of a list be dragged, by mouse or after a long press: the way by keys are their buttons. */
function useDragged(list: RefObject<HTMLElement | null>, move: DoorProps['onMove']): void {
  const moved = useEffectEvent(move)
  useEffect(() => {
    const root = list.current!
    let from: number | undefined
    const atOf = ({ target }: Event) => {
      const at = (target as Element).closest<HTMLElement>('[data-at]')?.dataset['at']
      return at === undefined ? undefined : Number(at)
    }
    const start = (event: Event) => void (from = atOf(event))
    const over = (event: Event) => event.preventDefault()
    const drop = (event: Event) => {
      event.preventDefault()
      const to = atOf(event)
      if (from !== undefined && to !== undefined) moved(from, to)
      from = undefined
    }
    root.addEventListener('dragstart', start)
    root.addEventListener('dragover', over)
    root.addEventListener('drop', drop)
    return () => {
      root.removeEventListener('dragstart', start)
      root.removeEventListener('dragover', over)
      root.removeEventListener('drop', drop)
    }
  }, [list])
}
