/**
 * The oldest browsers that the app runs in, all of 2023 and 2024. Samsung Internet 23 and Android's WebView are Chrome. The popover
 * of the menu sets Chrome and Safari, `@property` and `color-mix()` of the styles set Firefox. Older ones get the pages to
 * read and a sentence (scripts/build/old-notice.ts); what the build writes is held to this by tests/built/oldest-browsers.test.ts.
 */
export const oldest = { chrome: 114, edge: 114, firefox: 128, safari: 17 } as const

/** The same as the build's target. */
export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version)
