/** The key in the address while the camera is open for a slot of a text that is no form; its value is `place/slot`. */
export const cameraKey = 'camera'

/** Returns the slot of this place whose camera was open when the page ended. */
export const slotOfCamera = (place: string): string | undefined =>
  new URLSearchParams(location.search).get(cameraKey)?.split(`${place}/`)[1]
