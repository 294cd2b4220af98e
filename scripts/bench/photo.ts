import type { Browser } from 'playwright'

/** A JPEG like a photo: soft large shapes, hard edges, and the grain of a small lens. */
export async function drawnPhoto(
  browser: Browser,
  url: string,
  size: readonly [number, number],
): Promise<Buffer> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  const base64 = await page.evaluate(async ([across, down]) => {
    const grain = new OffscreenCanvas(500, 500)
    const pixels = new ImageData(500, 500)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 < 3 ? Math.random() * 255 : 40
    grain.getContext('2d')!.putImageData(pixels, 0, 0)
    const canvas = new OffscreenCanvas(across, down)
    const context = canvas.getContext('2d')!
    const sky = context.createLinearGradient(0, 0, across, down)
    sky.addColorStop(0, '#8ecae6')
    sky.addColorStop(1, '#4a5d23')
    context.fillStyle = sky
    context.fillRect(0, 0, across, down)
    for (let at = 0; at < 4000; at++) {
      context.fillStyle = `hsl(${(at * 7) % 360} 45% 45%)`
      context.fillRect((at * 977) % across, (at * 613) % down, 40 + (at % 90), 20 + (at % 60))
    }
    context.fillStyle = context.createPattern(grain, 'repeat')!
    context.fillRect(0, 0, across, down)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return new Uint8Array(await blob.arrayBuffer()).toBase64()
  }, size)
  await page.context().close()
  return Buffer.from(base64, 'base64')
}
