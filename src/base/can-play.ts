/** True unless the browser says that it cannot play sound of a MIME type. */
export function canPlay(type: string): boolean {
  return 'Audio' in globalThis && new Audio().canPlayType(type) !== ''
}
