type State = Readonly<Record<string, unknown>> | null | undefined

/** True if the centre was asked about an order since the person came to this page; also after a reload. */
export function wasAskedAbout(order: string): boolean {
  return (globalThis.history?.state as State)?.['asked'] === order
}

/** Notes that the centre was asked, in the entry of the history: a reload keeps that, and a new return begins anew. */
export function noteAskedAbout(order: string): void {
  // The router need not draw the page anew.
  History.prototype.replaceState.call(history, { ...(history.state as State), asked: order }, '')
}
