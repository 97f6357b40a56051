/** A mail before it has a form: the words, a table of facts, and at most one thing to do. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts: readonly { label: string; value: string }[]
  action: { label: string; href: string } | null
}

/** Whose letter it is. */
export type Sender = { name: string; legalName: string; contactEmail: string; contactPhone: string; footer: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const wrapped = (text: string, width = 76): string => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** The plain form, for readers without HTML and for the outbox. */
export const asText = (letter: Letter, sender: Sender): string =>
  [
    letter.heading,
    ...letter.paragraphs.map((paragraph) => wrapped(paragraph)),
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.action ? `${letter.action.label}:\n${letter.action.href}` : '',
    [sender.name, sender.contactPhone, sender.contactEmail].filter(Boolean).join('\n'),
    wrapped(sender.footer),
  ]
    .filter(Boolean)
    .join('\n\n')

const style = {
  body: 'margin:0;padding:32px 16px;background:#f6f2ea;color:#221d16;font:16px/1.55 Georgia,serif',
  sheet: 'max-width:560px;margin:0 auto;background:#fffdf8;padding:36px 40px;border:1px solid #e4dccd',
  name: 'margin:0 0 28px;font-size:15px;letter-spacing:.04em;color:#7a5a18',
  heading: 'margin:0 0 16px;font-size:27px;line-height:1.2;font-weight:400',
  text: 'margin:0 0 14px',
  facts: 'width:100%;border-collapse:collapse;margin:20px 0',
  label:
    'text-align:left;font-weight:400;color:#5f5648;padding:8px 12px 8px 0;border-top:1px solid #e4dccd;vertical-align:top',
  value: 'text-align:right;padding:8px 0;border-top:1px solid #e4dccd',
  action:
    'display:inline-block;margin:8px 0 20px;padding:13px 24px;background:#221d16;color:#fffdf8;text-decoration:none',
  small: 'margin:14px 0 0;font-size:13px;line-height:1.5;color:#5f5648',
}

const factRow = ({ label, value }: Letter['facts'][number]): string =>
  `<tr><th scope="row" style="${style.label}">${escaped(label)}</th><td style="${style.value}">${escaped(value)}</td></tr>`

/** The HTML form: one sheet, no pictures, no outside requests. Every word is escaped. */
export const asHtml = (letter: Letter, sender: Sender): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(letter.subject)}</title></head><body style="${style.body}"><div style="${style.sheet}">`,
    `<p style="${style.name}">${escaped(sender.name)}</p><h1 style="${style.heading}">${escaped(letter.heading)}</h1>`,
    ...letter.paragraphs.map((paragraph) => `<p style="${style.text}">${escaped(paragraph)}</p>`),
    letter.facts.length > 0 ? `<table style="${style.facts}">${letter.facts.map(factRow).join('')}</table>` : '',
    letter.action
      ? `<p style="${style.text}"><a href="${escaped(letter.action.href)}" style="${style.action}">${escaped(letter.action.label)}</a></p>`
      : '',
    `<p style="${style.small}">${[sender.contactPhone, sender.contactEmail].filter(Boolean).map(escaped).join(' · ')}</p>`,
    `<p style="${style.small}">${escaped(sender.footer)}</p></div></body></html>`,
  ].join('\n')
