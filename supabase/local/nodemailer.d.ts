declare module 'nodemailer' {
  interface Mail {
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html?: string
  }
  /** Times in milliseconds. */
  interface Server {
    readonly url: string
    readonly connectionTimeout: number
    readonly greetingTimeout: number
    readonly socketTimeout: number
  }
  /** Opens a connection for each mail to the server of the address. */
  export function createTransport(
    server: Server,
    defaults: { readonly from: string },
  ): { sendMail(mail: Mail): Promise<unknown> }
}
