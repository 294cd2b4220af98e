import { Component, type ComponentType, type ReactNode } from 'react'

interface GuardProps {
  /** Shown instead of the part, by the error; `undefined` shows nothing. */
  Instead?: ComponentType<{ thrown: unknown; again: () => void }>
  /** Called before the part is rendered again on request. */
  again?: () => void
  children: ReactNode
}

interface State {
  failed?: { thrown: unknown } | undefined
}

/** An error boundary: if a part fails, the rest of the page stays usable. */
export class Guard extends Component<GuardProps, State> {
  override state: State = {}
  static getDerivedStateFromError = (thrown: unknown) => ({ failed: { thrown } })
  override render() {
    const { failed } = this.state
    const { Instead, again, children } = this.props
    if (!failed) return children
    if (!Instead) return null
    const once = () => {
      again?.()
      this.setState({ failed: undefined })
    }
    return <Instead thrown={failed.thrown} again={once} />
  }
}
