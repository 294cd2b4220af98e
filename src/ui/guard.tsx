import { Component, type ReactNode } from 'react'

interface GuardProps {
  /** Told once what was thrown, after the part is gone. */
  onFault?: (thrown: unknown) => void
  children: ReactNode
}

/** Around a part of the frame: where it fails, it goes, and everything around it stays. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(thrown: unknown) {
    this.props.onFault?.(thrown)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
