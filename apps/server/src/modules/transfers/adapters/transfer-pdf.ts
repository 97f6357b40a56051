import { type CompanyBankAccount, dateIn, type TransferData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'

/** The company, its time zone, and its two accounts as far as entered. */
type Parties = {
  legalName: string
  zone: string
  trust: CompanyBankAccount | null
  operating: CompanyBankAccount | null
}

/** A transfer instruction as a PDF: the accounts, the entries that made it due, and who did what. */
export const transferPdf = (
  transfer: TransferData,
  { legalName, zone, trust, operating }: Parties,
  language: Spoken,
): Promise<Buffer> => {
  const { day } = formatsOf(language)
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  const { number, from, amount, opening, retained, entries, direction } = transfer
  const nameOf = (account: string) => {
    const [kind, at] = account === 'cash:trust' ? (['trust', trust] as const) : (['operating', operating] as const)
    const name = text('transfer.account', { name: legalName, kind })
    return at ? `${name}, ${at.bank} ${at.routing} …${at.accountEnding}` : name
  }
  const title = text('transfer.title', { number })
  const flipped = (minor: number) => ({ ...amount, amount: direction === 'to_operating' ? minor : -minor })
  const dayOf = (at: string) => dateIn(zone, new Date(at))
  const step = (person: TransferData['preparedBy'], on: string | null, more = ''): string =>
    [person?.name, on && day(on), more].filter(Boolean).join(', ')
  return printed({ title, author: legalName, language, foot: `${legalName} · ${number}` }, (sheet) => {
    sheet.letterhead(legalName, [])
    sheet.title(title)
    sheet.facts([
      [text('transfer.from'), nameOf(from.account)],
      [text('transfer.to'), nameOf(transfer.to.account)],
      [text('transfer.prepared'), step(transfer.preparedBy, dayOf(transfer.preparedAt))],
      [text('transfer.approved'), step(transfer.approvedBy, transfer.approvedAt && dayOf(transfer.approvedAt)) || '-'],
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
