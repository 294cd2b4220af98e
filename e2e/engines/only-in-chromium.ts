/** Journeys of a farmer that are tried in Chromium alone, with the reason. */
export const onlyInChromium: Record<string, string> = {
  'worker.spec.ts': 'Playwright is not told here that a page has loaded',
  'speak-and-show.spec.ts': 'a microphone that plays a known file; only Chromium can be started with one',
  'listen.spec.ts': 'the same microphone',
  'read-a-soil-card.spec.ts':
    'the desk chooses a file in a dialog, which Playwright does not see in this Firefox',
  'through-a-bad-network.spec.ts':
    'Background Sync, which only Chromium has; in other engines the open app sends',
  'be-told.spec.ts': 'a push service, which DevTools play in Chromium',
  'storage-troubles.spec.ts': 'a quota, which DevTools set in Chromium',
  'killed-at-any-moment.spec.ts': 'a profile on disk and a killed browser, which DevTools drive in Chromium',
}
