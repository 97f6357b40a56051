import type { ClientInvoice, Language } from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'

type Words = Record<'title' | 'for' | 'date' | 'booking' | 'due' | 'void' | 'terms' | 'agent', string> & {
  stayPaid: (company: string) => string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Invoice',
    for: 'Bill to',
    date: 'Date',
    booking: 'Confirmation number',
    due: 'Amount due',
    void: 'Void',
    terms: 'Terms',
    agent: 'Agent',
    stayPaid: (company) => `For your records: paid directly to ${company}`,
  },
  es: {
    title: 'Factura',
    for: 'Facturar a',
    date: 'Fecha',
    booking: 'Número de confirmación',
    due: 'Importe a pagar',
    void: 'Anulada',
    terms: 'Condiciones',
    agent: 'Agente',
    stayPaid: (company) => `A título informativo: se paga directamente a ${company}`,
  },
  fr: {
    title: 'Facture',
    for: 'Facturer à',
    date: 'Date',
    booking: 'Numéro de confirmation',
    due: 'Montant dû',
    void: 'Annulée',
    terms: 'Conditions',
    agent: 'Agent',
    stayPaid: (company) => `Pour information : payé directement à ${company}`,
  },
  de: {
    title: 'Rechnung',
    for: 'Rechnung an',
    date: 'Datum',
    booking: 'Bestätigungsnummer',
    due: 'Zu zahlen',
    void: 'Storniert',
    terms: 'Bedingungen',
    agent: 'Ansprechpartner',
    stayPaid: (company) => `Zur Information: direkt an ${company} zu zahlen`,
  },
}

/** Data that isn't stored: the reader's language, and the agency’s logo. */
type Shown = { language: Language; company: string; logo?: Buffer | undefined }

/** An agency's invoice to its client as a PDF, without any mention of a commission. */
export const clientInvoicePdf = (
  { number, voidedAt, seller, client, agent, ...invoice }: ClientInvoice,
  { language, company, logo }: Shown,
): Promise<Buffer> => {
  const said = words[language]
  const speech = formatsOf(language)
  const title = [`${said.title} ${number}`, ...(voidedAt ? [said.void] : [])].join(' · ')
  const of = { title: `${title}, ${seller.name}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.name, [seller.email, seller.phone].filter(Boolean), logo)
    sheet.title(title)
    sheet.facts([
      [said.for, `${client.name}, ${client.email}`],
      [said.date, speech.day(invoice.issuedOn)],
      [said.booking, invoice.booking],
      [said.agent, agent],
    ])
    sheet.line(18, 12)
    sheet.sentence(`${invoice.home} · ${speech.day(invoice.arrive)} – ${speech.day(invoice.depart)}`)
    sheet.sentence(`${said.stayPaid(company)}: ${speech.money(invoice.stay)}`)
    sheet.line(10, 10)
    sheet.row({ label: invoice.feeLabel, note: invoice.note, amount: invoice.fee })
    sheet.line(4, 10, 'ink')
    sheet.row({ label: said.due, amount: voidedAt ? { ...invoice.fee, amount: 0 } : invoice.fee, strong: true })
    if (!invoice.terms) return
    sheet.space(18)
    sheet.heading(said.terms)
    sheet.sentence(invoice.terms)
  })
}
