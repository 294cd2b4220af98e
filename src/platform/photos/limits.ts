/** Of a photo as a camera makes it, in bytes; it is shrunk before it is stored in a form. No phone writes a larger one. */
export const mostPhotoBytes = 100 * 1024 * 1024

/** Of a PDF, which is stored as it is. */
export const mostPdfBytes = 5 * 1024 * 1024
