/** What a feature does around every run of the outbox, on pages and in the worker: the default export of a file `*.sending.ts`. */
export interface AroundSending {
  /** Before entries go out; a failure keeps none back. */
  readonly before?: () => Promise<unknown>
  /** After entries went out, though the phone may not be opened again for days. */
  readonly after?: () => Promise<unknown>
}

/** Returns what features do around sending, in the order of their names. */
export function aroundSending(): readonly AroundSending[] {
  return Object.values(
    import.meta.glob<AroundSending>('/src/features/*/*.sending.ts', { import: 'default', eager: true }),
  )
}
