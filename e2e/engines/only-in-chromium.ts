/** Journeys of a farmer that are tried in Chromium alone, with what they need of it. */
export const onlyInChromium: Record<string, string> = {
  'worker.spec.ts': 'Playwright does not know when a page has loaded here',
  'speak-and-show.spec.ts': 'a microphone that plays a known file, which only Chromium has by its arguments',
  'listen.spec.ts': 'the same microphone',
  'read-a-soil-card.spec.ts':
    'a file that the desk chooses in a dialog, which Playwright does not see in this Firefox',
  'through-a-bad-network.spec.ts':
    'Background Sync, which other engines do not have: there the open app sends',
  'be-told.spec.ts': 'a push service, stood in for by DevTools',
  'storage-troubles.spec.ts': 'a quota, set by DevTools',
  'killed-at-any-moment.spec.ts': 'a profile on disk and SIGKILL, driven by DevTools',
}
