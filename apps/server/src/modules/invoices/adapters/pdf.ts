import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Invoice, Language, Money } from '@porchlight/contract'
import PdfDocument from 'pdfkit'
import { type PaperWords, paperWords } from '../engine/paper-words.ts'

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

const hairline = (pdf: Pdf, colour = rule) =>
  pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.6).strokeColor(colour).stroke()

const head = (pdf: Pdf, invoice: Invoice, words: PaperWords) => {
  const { seller, buyer, booking } = invoice
  pdf.font('strong').fontSize(10).fillColor(ink).text(seller.name, left, 56)
  pdf.font('text').fillColor(ink2).text(seller.address).text(`${seller.email}, ${seller.phone}`)
  pdf.font('strong').fontSize(26).fillColor(ink).text(words.title(invoice), left, 134)
  const facts = [
    [words.for, [buyer.name, buyer.email].filter(Boolean).join(', ')],
    [words.date, words.day(invoice.issuedOn)],
    [words.booking, `${booking.number}, ${booking.home}, ${invoice.town}`],
    [
      words.stay,
      `${words.between(booking.arrive, booking.depart)}, ${words.nights(invoice.nights)}, ${words.party(invoice.party)}`,
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

const row = (pdf: Pdf, { label, note, amount, strong }: Row, words: PaperWords) => {
  if (pdf.y > lowest) pdf.addPage()
  const { y } = pdf
  pdf
    .font(strong ? 'strong' : 'text')
    .fontSize(strong ? 13 : 10.5)
    .fillColor(ink)
  pdf.text(words.money(amount), right - amountWidth, y, { width: amountWidth, align: 'right' })
  pdf.text(label, left, y, { width: width - amountWidth - 20 })
  if (note)
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(ink2)
      .text(note, left, pdf.y + 1, { width: width - amountWidth - 20 })
  pdf.moveDown(0.6)
}

const rows = (pdf: Pdf, invoice: Invoice, words: PaperWords) => {
  pdf.y += 18
  hairline(pdf)
  pdf.y += 12
  for (const { label, note, amount } of [...invoice.lines, ...invoice.taxes])
    row(pdf, { label: words.label(label), note: words.note(note), amount }, words)
  pdf.y += 4
  hairline(pdf, ink)
  pdf.y += 10
  row(pdf, { label: words.total, amount: invoice.total, strong: true }, words)
}

const foot = (pdf: Pdf, { seller, number }: Invoice, words: PaperWords) => {
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

/** The invoice on paper, in the language of its reader: A4, the house's own face embedded, so that names of many languages can be read. */
export const invoicePdf = async (invoice: Invoice, language: Language): Promise<Buffer> => {
  const words = paperWords(language)
  const { text, strong } = await fontsRead()
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: 56, bottom: 70, left, right: 62 },
    bufferPages: true,
    lang: language,
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
  head(pdf, invoice, words)
  rows(pdf, invoice, words)
  pdf.moveDown(0.5)
  for (const sentence of words.standing(invoice)) pdf.font('text').fontSize(10).fillColor(ink2).text(sentence, left)
  foot(pdf, invoice, words)
  pdf.end()
  return done
}
