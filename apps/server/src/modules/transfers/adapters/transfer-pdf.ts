<<<<<<< HEAD
import type { TransferData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'
=======
import type { CompanyBankAccount, Language, Transfer } from '@porchlight/contract'
>>>>>>> 6151e7b5 (connections: set mail, Stripe, and bank accounts in the settings)
import { printed } from '#kernel/paper/sheet'

<<<<<<< HEAD
/** A transfer instruction as a PDF: the accounts, the entries that made it due, and who did what. */
export const transferPdf = (transfer: TransferData, legalName: string, language: Spoken): Promise<Buffer> => {
  const { day } = formatsOf(language)
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  const { number, from, amount, opening, retained, entries, direction } = transfer
  const nameOf = (account: string) =>
    text('transfer.account', { name: legalName, kind: account === 'cash:trust' ? 'trust' : 'operating' })
  const title = text('transfer.title', { number })
=======
type Words = Record<
  | 'title'
  | 'from'
  | 'to'
  | 'trust'
  | 'operating'
  | 'prepared'
  | 'approved'
  | 'sent'
  | 'settled'
  | 'opening'
  | 'retained'
  | 'amount',
  string
>

const words: Record<Language, Words> = {
  en: {
    title: 'Transfer instruction',
    from: 'From',
    to: 'To',
    trust: 'trust account',
    operating: 'operating account',
    prepared: 'Prepared',
    approved: 'Approved',
    sent: 'Sent to the bank',
    settled: 'Settled',
    opening: 'Due before these entries',
    retained: 'Stays in the trust for now',
    amount: 'Amount to transfer',
  },
  de: {
    title: 'Überweisungsauftrag',
    from: 'Von',
    to: 'An',
    trust: 'Treuhandkonto',
    operating: 'Geschäftskonto',
    prepared: 'Vorbereitet',
    approved: 'Genehmigt',
    sent: 'An die Bank gegeben',
    settled: 'Eingegangen',
    opening: 'Fällig vor diesen Buchungen',
    retained: 'Bleibt vorerst auf dem Treuhandkonto',
    amount: 'Zu überweisen',
  },
  fr: {
    title: 'Ordre de virement',
    from: 'De',
    to: 'Vers',
    trust: 'compte séquestre',
    operating: 'compte d’exploitation',
    prepared: 'Préparé',
    approved: 'Approuvé',
    sent: 'Transmis à la banque',
    settled: 'Arrivé',
    opening: 'Dû avant ces écritures',
    retained: 'Reste pour l’instant sur le compte séquestre',
    amount: 'Montant à virer',
  },
  es: {
    title: 'Orden de transferencia',
    from: 'De',
    to: 'A',
    trust: 'cuenta fiduciaria',
    operating: 'cuenta operativa',
    prepared: 'Preparada',
    approved: 'Aprobada',
    sent: 'Enviada al banco',
    settled: 'Recibida',
    opening: 'Pendiente antes de estos asientos',
    retained: 'Se queda por ahora en la cuenta fiduciaria',
    amount: 'Importe a transferir',
  },
}

/** The company and its two accounts, as far as they were entered. */
type Parties = { legalName: string; trust: CompanyBankAccount | null; operating: CompanyBankAccount | null }

/** A transfer instruction on document: the accounts, the entries that made it due, and who did what. */
export const transferPdf = (
  transfer: Transfer,
  { legalName, trust, operating }: Parties,
  language: Language,
): Promise<Buffer> => {
  const said = words[language]
  const speech = documentText(language)
  const { number, from, amount, opening, retained, entries, direction } = transfer
  const nameOf = (account: string) => {
    const [kind, at] = account === 'cash:trust' ? [said.trust, trust] : [said.operating, operating]
    return [legalName, kind, at && `${at.bank} ${at.routing} …${at.accountEnding}`].filter(Boolean).join(', ')
  }
  const title = `${said.title} ${number}`
>>>>>>> 6151e7b5 (connections: set mail, Stripe, and bank accounts in the settings)
  const flipped = (minor: number) => ({ ...amount, amount: direction === 'to_operating' ? minor : -minor })
  const step = (person: TransferData['preparedBy'], on: string | null, more = ''): string =>
    [person?.name, on && day(on), more].filter(Boolean).join(', ')
  return printed({ title, author: legalName, language, foot: `${legalName} · ${number}` }, (sheet) => {
    sheet.letterhead(legalName, [])
    sheet.title(title)
    sheet.facts([
      [text('transfer.from'), nameOf(from.account)],
      [text('transfer.to'), nameOf(transfer.to.account)],
      [text('transfer.prepared'), step(transfer.preparedBy, transfer.preparedAt.slice(0, 10))],
      [text('transfer.approved'), step(transfer.approvedBy, transfer.approvedAt?.slice(0, 10) ?? null) || '-'],
      [text('transfer.sent'), step(transfer.sentBy, transfer.sentOn, transfer.reference ?? '') || '-'],
      [text('transfer.settled'), step(transfer.settledBy, transfer.settledOn) || '-'],
    ])
    sheet.line(18, 12)
    if (opening.amount !== 0) sheet.row({ label: text('transfer.opening'), amount: flipped(opening.amount) })
    for (const { entryId, on, document, amount: due } of entries)
      sheet.row({ label: textIn(language, document), note: `${day(on)} · #${entryId}`, amount: flipped(due.amount) })
    if (retained.amount !== 0) sheet.row({ label: text('transfer.retained'), amount: flipped(-retained.amount) })
    sheet.line(4, 10, 'ink')
    sheet.row({ label: text('transfer.amount'), amount, strong: true })
  })
}
