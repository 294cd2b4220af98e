/** Facts from a picture's header, before decoding. */
export interface Picture {
  /** As the header says, before the picture is turned: enough to refuse what no phone can hold. */
  readonly width: number
  readonly height: number
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** True if a decoder can make a small picture without ever holding the whole one. */
  readonly inPieces: boolean
  /** The file without the camera's metadata about place and person, and so without its orientation. */
  readonly pixels: Blob
}
