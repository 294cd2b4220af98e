/** Returns a drawing surface of a size, see-through where nothing is drawn; throws where a phone has no room for it. */
export function newDrawing(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No room for a canvas')
  context.imageSmoothingQuality = 'high'
  return context
}
