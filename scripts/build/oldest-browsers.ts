/**
 * The oldest supported browsers, all of 2023 and 2024. Samsung Internet 23 and Android's WebView are Chrome. The
 * menu's popover decides for Chrome and Safari, `@property` and `color-mix()` of the styles for Firefox. Older
 * browsers get readable pages with a notice (scripts/build/old-notice.ts); tests/built/oldest-browsers.test.ts checks
 * the build's output.
 */
export const oldest = { chrome: 114, edge: 114, firefox: 128, safari: 17 } as const

/** The same as the build's target. */
export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version)
