import { escapeHtml } from '#kernel/html'
import type { ComposedEmail, Fact, Sender } from './email.ts'
import { emailSheets, type InlineStyles, inlineStyles } from './email-style.ts'
import { frameOf } from './frame-messages.ts'
import { emailThemeOf } from './palette.ts'

/** Keeps mail readers from showing the body's first words after a short preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Outlook for Windows renders with Word, which supports neither block widths nor font lists. */
const word = {
  head: '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><style>td,th,p,a,h1{font-family:Georgia,serif!important}</style><![endif]-->',
  open: `<!--[if mso]><table ${table} width="600" align="center"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
  before: '<!--[if mso]><i style="mso-font-width:175%;mso-text-raise:22px" hidden>&emsp;</i><![endif]-->',
  after: '<!--[if mso]><i style="mso-font-width:175%" hidden>&emsp;&#8203;</i><![endif]-->',
}

const head = ({ subject }: ComposedEmail, sender: Sender): string =>
  [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    ...emailSheets(emailThemeOf(sender)).map((sheet) => `<style>${sheet}</style>`),
    word.head,
  ].join('\n')

const factRow = ({ label, value }: Fact, style: InlineStyles): string =>
  `<tr><th scope="row" class="fact fact-label ink-2 line" style="${style.label}">${escapeHtml(label)}</th><td class="fact fact-value ink line" style="${style.value}">${escapeHtml(value)}</td></tr>`

const factTable = (facts: ComposedEmail['facts'], style: InlineStyles): string =>
  facts.length > 0
    ? `<table style="${style.facts}" cellpadding="0" cellspacing="0">${facts.map((fact) => factRow(fact, style)).join('')}</table>`
    : ''

const paragraphs = (texts: readonly string[], style: InlineStyles): string[] =>
  texts.map((text) => `<p class="ink" style="${style.text}">${escapeHtml(text)}</p>`)

const itemList = (items: NonNullable<ComposedEmail['items']>, style: InlineStyles): string =>
  items
    .map(
      ({ title, text, href }) =>
        `<p class="ink" style="${style.strong}"><a class="link" href="${escapeHtml(href)}" style="${style.link}">${escapeHtml(title)}</a></p><p class="ink" style="${style.text}">${escapeHtml(text)}</p>`,
    )
    .join('\n')

const button = (action: ComposedEmail['action'], style: InlineStyles): string =>
  action
    ? `<table ${table} class="press-cell" style="margin:26px 0 6px"><tr><td class="action" style="${style.action}"><a class="press" href="${escapeHtml(action.href)}" style="${style.press}">${word.before}${escapeHtml(action.label)}${word.after}</a></td></tr></table>`
    : ''

const footLink = (href: string, label: string, style: InlineStyles): string =>
  `<a class="ink-2" href="${escapeHtml(href)}" style="${style.smallLink}">${escapeHtml(label)}</a>`

const foot = (email: ComposedEmail, sender: Sender, style: InlineStyles): string => {
  const { contactPhone, contactEmail } = sender
  const frame = frameOf(email.language)
  const reach = [
    footLink(`tel:${contactPhone.replaceAll(' ', '')}`, contactPhone, style),
    footLink(`mailto:${contactEmail}`, contactEmail, style),
  ].join(' &middot; ')
  const choices = [
    footLink(email.settingsHref, frame.settings, style),
    ...(email.stopHref ? [footLink(email.stopHref, frame.stop, style)] : []),
  ].join(' &middot; ')
  const lines = [
    `${escapeHtml(frame.questions)}<br>${reach}`,
    `${escapeHtml(email.reason)} ${escapeHtml(frame.footer(sender.legalName))}`,
    choices,
    escapeHtml(`${sender.legalName}, ${sender.postalAddress}`),
  ]
  return lines.map((line) => `<p class="ink-2" style="${style.small}">${line}</p>`).join('\n')
}

const sheet = (email: ComposedEmail, style: InlineStyles): string =>
  [
    `<h1 class="heading ink" style="${style.heading}">${escapeHtml(email.heading)}</h1>`,
    ...paragraphs(email.paragraphs, style),
    itemList(email.items ?? [], style),
    ...paragraphs(email.closing ?? [], style),
    button(email.action, style),
    factTable(email.facts, style),
  ].join('\n')

/** The HTML form: one sheet, no pictures, no external requests. All text is escaped. */
export const asHtml = (email: ComposedEmail, sender: Sender): string => {
  const style = inlineStyles(emailThemeOf(sender))
  return [
    '<!doctype html>',
    `<html lang="${email.language}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">`,
    `<head>${head(email, sender)}</head>`,
    `<body class="paper" style="${style.body}">`,
    `<div style="${style.hidden}" aria-hidden="true">${escapeHtml(email.preheader)}${filler}</div>`,
    `<div role="main" lang="${email.language}" dir="ltr" aria-label="${escapeHtml(email.subject)}">`,
    `<table ${table} width="100%" class="paper" style="${style.background}"><tr><td class="edge" align="center" style="padding:28px 12px">`,
    word.open,
    `<table ${table} width="100%" style="max-width:600px;margin:0 auto">`,
    `<tr><td class="foot" style="padding:0 40px 20px"><p class="ink" style="${style.name}"><span class="lamp" style="${style.lamp}"></span>${escapeHtml(sender.name)}</p></td></tr>`,
    `<tr><td class="sheet room" style="${style.sheet};padding:40px">${sheet(email, style)}</td></tr>`,
    `<tr><td class="foot" style="padding:28px 40px 12px">${foot(email, sender, style)}</td></tr>`,
    `</table>${word.close}</td></tr></table></div></body></html>`,
  ].join('\n')
}
