import { Fragment, type ReactNode } from 'react'
import type { Opened } from '#src/core/editing/open.ts'
import { NotHere } from './not-here.tsx'
import { useOpened } from './use-opened.ts'
import { WaitingEdit } from './waiting-edit.tsx'

interface OpenedFormProps<Found> {
  open: () => Promise<Found | undefined>
  /** The way to where it is listed. */
  back?: ReactNode
  title?: (found: Found) => string
  /** The form, and what is to be called once something of it was saved; drawn anew when another version lies before it. */
  children: (found: Found, openAgain: () => void) => ReactNode
}

/** One thing that is edited, with what waits of it above its form. */
export function OpenedForm<Found extends Opened<unknown>>({
  open,
  back,
  title,
  children,
}: OpenedFormProps<Found>) {
  const [found, openAgain] = useOpened(open)
  if (found === 'looking' || found === 'not here') return <NotHere looking={found === 'looking'} />
  const { waiting, seen } = found
  return (
    <>
      {back && <p>{back}</p>}
      {title && <h2>{title(found)}</h2>}
      {waiting && <WaitingEdit edit={waiting} onDecided={openAgain} />}
      <Fragment key={`${seen} ${waiting?.id} ${waiting?.state}`}>{children(found, openAgain)}</Fragment>
    </>
  )
}
