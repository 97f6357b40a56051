/** The parts of an email we use. Header names are in lower case, in their original order. */
export type ParsedEmail = {
  headers: readonly { name: string; value: string }[]
  from: readonly { address: string; name: string }[]
  /** Recipients in To and Cc. */
  to: readonly string[]
  subject: string
  text: string
  messageId: string | null
  /** The emails it replies to, latest first. */
  references: readonly string[]
  sentAt: Date | null
  attachments: readonly EmailAttachment[]
}

/** `inline`: shown within the text, such as a signature logo. */
export type EmailAttachment = { name: string; type: string; bytes: Uint8Array; inline: boolean }

export const headerOf = ({ headers }: Pick<ParsedEmail, 'headers'>, name: string): string | undefined =>
  headers.find((header) => header.name === name)?.value

export const headersOf = ({ headers }: Pick<ParsedEmail, 'headers'>, name: string): string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value)
