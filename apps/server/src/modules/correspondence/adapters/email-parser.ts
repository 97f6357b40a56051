import { type AddressObject, simpleParser } from 'mailparser'
import type { ParsedEmail } from '../engine/email.ts'

/** HTML longer than this is a newsletter or an attack; no person writes that much. */
const mostHtml = 1_000_000
/** The rest of a longer text is only in the original: sorting out its quotes would keep everyone else waiting. */
const mostText = 1_000_000

const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((one) => one.group ?? [one])
    .map(({ address = '', name }) => ({ address: address.trim().toLowerCase(), name: name.trim().slice(0, 200) }))

/** The value of a raw header line, unfolded. Anything that isn't a single line of text is dropped. */
const headerValue = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/[\r\n\t\0]+/g, ' ')
    .trim()
    .slice(0, 4000)

/**
 * Parses an email from its raw bytes. HTML is read as text and never stored, so nothing in it can run.
 * @throws Error for what is no email
 */
export const parseEmail = async (raw: Buffer): Promise<ParsedEmail> => {
  const mail = await simpleParser(raw, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: mostHtml,
    keepDeliveryStatus: true,
  })
  return {
    headers: mail.headerLines.map(({ key, line }) => ({ name: key.toLowerCase(), value: headerValue(line) })),
    from: addressesOf(mail.from),
    to: [...addressesOf(mail.to), ...addressesOf(mail.cc)].map(({ address }) => address),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim(),
    text: (mail.text ?? '').slice(0, mostText),
    messageId: mail.messageId ?? null,
    references: [mail.inReplyTo ?? [], mail.references ?? []]
      .flat()
      .flatMap((ids) => ids.split(/\s+/))
      .filter(Boolean),
    sentAt: mail.date ?? null,
    attachments: mail.attachments.map(({ filename, contentType, content, related }) => ({
      name: (filename ?? '').replace(/[\p{Cc}/\\]/gu, '_').slice(0, 120),
      type: contentType,
      bytes: content,
      inline: related ?? false,
    })),
  }
}
