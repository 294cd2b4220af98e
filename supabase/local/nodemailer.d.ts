declare module 'nodemailer' {
  interface Mail {
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html?: string
  }
  /** Opens a connection for each mail to the server of the address. */
  export function createTransport(
    address: string,
    defaults: { readonly from: string },
  ): { sendMail(mail: Mail): Promise<unknown> }
}
