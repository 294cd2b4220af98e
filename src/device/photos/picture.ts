/** A picture as its own header tells of it, before anything is decoded. */
export interface Picture {
  /** As the picture is stored, before it is turned. */
  readonly width: number
  readonly height: number
  /** How it is to be turned to stand upright: 1 to 8, as EXIF counts. */
  readonly orientation: number
  /** The file without what a camera wrote about place and person, and so without its word on how to turn it. */
  readonly pixels: Blob
}
