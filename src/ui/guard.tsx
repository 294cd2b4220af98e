import { Component, type ComponentType, type ReactNode } from 'react'

interface GuardProps {
  /** What stands there instead, by what was thrown; `undefined` where it is missing. */
  Instead?: ComponentType<{ thrown: unknown; again: () => void }>
  /** Run before the part is drawn once more, where what stands there asks for that. */
  again?: () => void
  children: ReactNode
}

interface State {
  failed?: { thrown: unknown } | undefined
}

/** Around a part of a page or of the frame: where it fails, only it goes, and everything around it stays. */
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
