import type { ComponentProps } from 'react'

/** A form that the app checks itself, and of which the browser stores nothing, neither for other forms nor for a later visit. */
export function QuietForm(props: ComponentProps<'form'>) {
  return <form autoComplete="off" method="post" noValidate {...props} />
}
