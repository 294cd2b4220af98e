/** Returns a file as a picture of the page, which may be of any kind that the browser shows; undefined if it shows none. */
export function shownPicture(file: Blob, type: string): Promise<HTMLImageElement | undefined> {
  if (!('Image' in globalThis)) return Promise.resolve(undefined)
  const url = URL.createObjectURL(file.slice(0, file.size, type))
  return new Promise<HTMLImageElement | undefined>((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  }).finally(() => URL.revokeObjectURL(url))
}
