import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Invoice, Money } from '@porchlight/contract'
import PdfDocument from 'pdfkit'
import { moneyInWords, partyInWords, shortDay } from '#modules/bookings'

type Pdf = InstanceType<typeof PdfDocument>

const regular = import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf')
const semiBold = import.meta.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf')
const fontFile = (address: string) => readFile(fileURLToPath(address))
let fonts: Promise<{ text: Buffer; strong: Buffer }> | undefined
const fontsRead = () => {
  fonts ??= Promise.all([fontFile(regular), fontFile(semiBold)]).then(([text, strong]) => ({ text, strong }))
  return fonts
}

const ink = '#1b1a17'
const ink2 = '#5c5850'
const rule = '#d9d4c8'
const left = 62
const right = 595.28 - 62
const width = right - left
const amountWidth = 110
/** Where the next page begins, in points from the top. */
const lowest = 730

const words = {
  invoice: 'Invoice',
  credit: 'Credit note',
  for: 'For',
  date: 'Date',
  booking: 'Booking',
  stay: 'Stay',
  total: 'Total',
  balance: 'Still to be paid',
  paid: 'Paid in full. Thank you.',
  corrected: (number: string) => `Taken back by credit note ${number}.`,
  corrects: (number: string) => `This takes back invoice ${number} as a whole.`,
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  page: (page: number, of: number) => `${page} of ${of}`,
}

const hairline = (pdf: Pdf, colour = rule) =>
  pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.6).strokeColor(colour).stroke()

const head = (pdf: Pdf, invoice: Invoice) => {
  const { seller, buyer, booking } = invoice
  const title = invoice.kind === 'invoice' ? words.invoice : words.credit
  pdf.font('strong').fontSize(10).fillColor(ink).text(seller.name, left, 56)
  pdf.font('text').fillColor(ink2).text(seller.address).text(`${seller.email}, ${seller.phone}`)
  pdf.font('strong').fontSize(26).fillColor(ink).text(`${title} ${invoice.number}`, left, 134)
  const facts = [
    [words.for, [buyer.name, buyer.email].filter(Boolean).join(', ')],
    [words.date, shortDay(invoice.issuedOn)],
    [words.booking, `${booking.number}, ${booking.home}, ${invoice.town}`],
    [
      words.stay,
      `${shortDay(booking.arrive)} to ${shortDay(booking.depart)}, ${words.nights(invoice.nights)}, ${partyInWords(invoice.party)}`,
    ],
  ] as const
  pdf.fontSize(10).moveDown(1)
  for (const [label, value] of facts) {
    const { y } = pdf
    pdf.font('text').fillColor(ink2).text(label, left, y, { width: 70 })
    pdf.fillColor(ink).text(value, left + 76, y, { width: width - 76 })
    pdf.moveDown(0.35)
  }
}

type Row = { label: string; note?: string; amount: Money; strong?: boolean }

const row = (pdf: Pdf, { label, note, amount, strong }: Row) => {
  if (pdf.y > lowest) pdf.addPage()
  const { y } = pdf
  pdf
    .font(strong ? 'strong' : 'text')
    .fontSize(strong ? 13 : 10.5)
    .fillColor(ink)
  pdf.text(moneyInWords(amount), right - amountWidth, y, { width: amountWidth, align: 'right' })
  pdf.text(label, left, y, { width: width - amountWidth - 20 })
  if (note)
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(ink2)
      .text(note, left, pdf.y + 1, { width: width - amountWidth - 20 })
  pdf.moveDown(0.6)
}

const rows = (pdf: Pdf, invoice: Invoice) => {
  pdf.y += 18
  hairline(pdf)
  pdf.y += 12
  for (const line of [...invoice.lines, ...invoice.taxes]) row(pdf, line)
  pdf.y += 4
  hairline(pdf, ink)
  pdf.y += 10
  row(pdf, { label: words.total, amount: invoice.total, strong: true })
}

const standing = ({ state, corrects, correctedBy, balance, reason }: Invoice): string[] =>
  [
    reason,
    corrects !== null && words.corrects(corrects),
    correctedBy !== null && words.corrected(correctedBy),
    state === 'paid' && words.paid,
    state === 'open' && `${words.balance}: ${moneyInWords(balance)}.`,
  ].filter((text): text is string => Boolean(text))

const foot = (pdf: Pdf, { seller, number }: Invoice) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would begin a page of its own.
    pdf.page.margins.bottom = 0
    pdf.font('text').fontSize(8.5).fillColor(ink2)
    pdf.text(`${seller.name} · ${number}`, left, 790, { lineBreak: false })
    pdf.text(words.page(page + 1, count), right - 60, 790, { width: 60, align: 'right', lineBreak: false })
  }
}

/** The invoice on paper: A4, the house's own face embedded, so that names of many languages can be read. */
export const invoicePdf = async (invoice: Invoice): Promise<Buffer> => {
  const { text, strong } = await fontsRead()
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: 56, bottom: 70, left, right: 62 },
    bufferPages: true,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: `${invoice.number}, ${invoice.booking.home}`, Author: invoice.seller.name },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('text', text)
  pdf.registerFont('strong', strong)
  head(pdf, invoice)
  rows(pdf, invoice)
  pdf.moveDown(0.5)
  for (const sentence of standing(invoice)) pdf.font('text').fontSize(10).fillColor(ink2).text(sentence, left)
  foot(pdf, invoice)
  pdf.end()
  return done
}
