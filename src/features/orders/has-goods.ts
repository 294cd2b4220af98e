/** True for an order of goods; a training and the bill of a booking have nothing that is packed and brought. */
export function hasGoods({ kind }: { readonly kind?: string | undefined }): boolean {
  return kind !== 'training' && kind !== 'booking'
}
