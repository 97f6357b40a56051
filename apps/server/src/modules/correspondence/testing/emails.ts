type Parts = {
  from?: string
  to?: string
  subject?: string
  text?: string
  headers?: Readonly<Record<string, string>>
  id?: string
}

let emails = 0

/** An email as a guest's mail program would send it. */
export const email = ({
  from = 'Ada Quill <ada@quill.example>',
  to = 'stay@cove.example',
  subject = 'The pool',
  text = 'Is the pool heated?',
  headers = {},
  id = `<${++emails}.${process.pid}@quill.example>`,
}: Parts = {}): string =>
  [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id}`,
    'MIME-Version: 1.0',
    ...(headers['Content-Type'] ? [] : ['Content-Type: text/plain; charset=utf-8']),
    '',
    text,
    '',
  ].join('\r\n')

/** A mail server's report that an email bounced (RFC 3464). */
export const bounce = ({ address, emailId, status = '5.1.1' }: { address: string; emailId: string; status?: string }) =>
  email({
    from: 'Mail Delivery System <mailer-daemon@mx.example>',
    subject: 'Undelivered Mail Returned to Sender',
    headers: {
      'Return-Path': '<>',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="edge"',
    },
    text: [
      '--edge',
      'Content-Type: text/plain',
      '',
      'The mailbox does not exist.',
      '--edge',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      `Status: ${status}`,
      '--edge',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${emailId}`,
      'From: stay@cove.example',
      '--edge--',
    ].join('\r\n'),
  })

/** An email with attachments, each with its name, type, and content in base64. */
export const emailWith = (
  files: readonly { name: string; type: string; content: string }[],
  parts: Parts & { text?: string } = {},
): string =>
  email({
    ...parts,
    headers: { ...parts.headers, 'Content-Type': 'multipart/mixed; boundary="edge"' },
    text: [
      '--edge',
      'Content-Type: text/plain; charset=utf-8',
      '',
      parts.text ?? 'See the files.',
      ...files.flatMap(({ name, type, content }) => [
        '--edge',
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        content,
      ]),
      '--edge--',
    ].join('\r\n'),
  })

const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'
export const plan = { name: 'plan.pdf', type: 'application/pdf', content: Buffer.from(pdf).toString('base64') }
