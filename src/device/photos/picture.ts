/** Facts from a picture's header, before decoding. */
export interface Picture {
  /** As the picture is stored, before it is turned. */
  readonly width: number
  readonly height: number
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** The file without the camera's metadata about place and person, and so without its orientation. */
  readonly pixels: Blob
}
