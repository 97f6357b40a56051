import type { Language, Transfer } from '@porchlight/contract'
import { printed } from '#kernel/paper/sheet'
import { documentText } from '#kernel/paper/speech'

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

/** A transfer instruction on document: the accounts, the entries that made it due, and who did what. */
export const transferPdf = (transfer: Transfer, legalName: string, language: Language): Promise<Buffer> => {
  const said = words[language]
  const speech = documentText(language)
  const { number, from, amount, opening, retained, entries, direction } = transfer
  const nameOf = (account: string) => `${legalName}, ${account === 'cash:trust' ? said.trust : said.operating}`
  const title = `${said.title} ${number}`
  const flipped = (minor: number) => ({ ...amount, amount: direction === 'to_operating' ? minor : -minor })
  const step = (person: Transfer['preparedBy'], on: string | null, more = ''): string =>
    [person?.name, on && speech.day(on), more].filter(Boolean).join(', ')
  return printed({ title, author: legalName, language, foot: `${legalName} · ${number}` }, (sheet) => {
    sheet.letterhead(legalName, [])
    sheet.title(title)
    sheet.facts([
      [said.from, nameOf(from.account)],
      [said.to, nameOf(transfer.to.account)],
      [said.prepared, step(transfer.preparedBy, transfer.preparedAt.slice(0, 10))],
      [said.approved, step(transfer.approvedBy, transfer.approvedAt?.slice(0, 10) ?? null) || '-'],
      [said.sent, step(transfer.sentBy, transfer.sentOn, transfer.reference ?? '') || '-'],
      [said.settled, step(transfer.settledBy, transfer.settledOn) || '-'],
    ])
    sheet.line(18, 12)
    if (opening.amount !== 0) sheet.row({ label: said.opening, amount: flipped(opening.amount) })
    for (const { entryId, on, document, amount: due } of entries)
      sheet.row({ label: document, note: `${speech.day(on)} · #${entryId}`, amount: flipped(due.amount) })
    if (retained.amount !== 0) sheet.row({ label: said.retained, amount: flipped(-retained.amount) })
    sheet.line(4, 10, 'ink')
    sheet.row({ label: said.amount, amount, strong: true })
  })
}
