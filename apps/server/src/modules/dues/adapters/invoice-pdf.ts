import type { Language, OwnerInvoice, OwnerInvoiceLine } from '@porchlight/contract'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { documentText, type PaperSpeech } from '#kernel/paper/speech'

type Words = Record<'title' | 'for' | 'date' | 'due' | 'total' | 'open' | 'earned' | 'received', string> &
  Record<Exclude<OwnerInvoiceLine['kind'], 'line'>, string>

const words: Record<Language, Words> = {
  en: {
    title: 'Invoice',
    for: 'For',
    date: 'Date',
    due: 'Due',
    total: 'Total',
    open: 'Still to be paid',
    earned: 'Earned by your homes',
    received: 'Received',
    opening: 'Brought forward from the quarter before',
    earlier: 'Asked for by earlier invoices',
    since: 'Came in after the end of the quarter',
  },
  de: {
    title: 'Rechnung',
    for: 'Für',
    date: 'Datum',
    due: 'Fällig am',
    total: 'Summe',
    open: 'Noch zu bezahlen',
    earned: 'Von Ihren Häusern verdient',
    received: 'Eingegangen',
    opening: 'Übertrag aus dem Quartal davor',
    earlier: 'Mit früheren Rechnungen verlangt',
    since: 'Nach dem Ende des Quartals eingegangen',
  },
  fr: {
    title: 'Facture',
    for: 'Pour',
    date: 'Date',
    due: 'À payer le',
    total: 'Somme',
    open: 'Reste à payer',
    earned: 'Gagné par vos maisons',
    received: 'Reçu',
    opening: 'Report du trimestre précédent',
    earlier: 'Demandé par des factures précédentes',
    since: 'Entré après la fin du trimestre',
  },
  es: {
    title: 'Factura',
    for: 'Para',
    date: 'Fecha',
    due: 'Vence el',
    total: 'Suma',
    open: 'Queda por pagar',
    earned: 'Ganado por sus casas',
    received: 'Recibido',
    opening: 'Arrastre del trimestre anterior',
    earlier: 'Pedido en facturas anteriores',
    since: 'Entró después del fin del trimestre',
  },
}

const lines = (sheet: Sheet, invoice: OwnerInvoice, said: Words) => {
  sheet.line(18, 12)
  for (const { kind, label, detail, home, amount } of invoice.lines)
    sheet.row({
      label: kind === 'line' ? label : said[kind],
      note: [home?.name, detail].filter(Boolean).join(' · '),
      amount,
    })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: said.total, amount: invoice.total, strong: true })
}

const credits = (sheet: Sheet, invoice: OwnerInvoice, said: Words, { day }: PaperSpeech) => {
  if (invoice.credits.length === 0) return
  sheet.line(14, 10)
  for (const { kind, amount, at, receivedOn, reference } of invoice.credits)
    sheet.row({
      label: said[kind],
      note: [day(receivedOn ?? at.slice(0, 10)), reference].filter(Boolean).join(' · '),
      amount: { ...amount, amount: -amount.amount },
    })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: said.open, amount: invoice.open, strong: true })
}

/** An invoice to an owner on document, as the call tells it, in the language of its reader. */
export const ownerInvoicePdf = (invoice: OwnerInvoice, language: Language): Promise<Buffer> => {
  const said = words[language]
  const speech = documentText(language)
  const { number, seller, owner, email, issuedOn, dueOn, year, quarter } = invoice
  const title = `${said.title} ${number}`
  const of = { title: `${title}, ${owner.name}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
    sheet.title(title)
    sheet.facts([
      [said.for, [owner.name, email].filter(Boolean).join(', ')],
      [said.date, `${speech.day(issuedOn)} (Q${quarter} ${year})`],
      [said.due, speech.day(dueOn)],
    ])
    lines(sheet, invoice, said)
    credits(sheet, invoice, said, speech)
  })
}
