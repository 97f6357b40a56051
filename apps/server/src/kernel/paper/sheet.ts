import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language, Money } from '@porchlight/contract'
import PdfDocument from 'pdfkit'
import { type PaperSpeech, paperSpeech } from './speech.ts'

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

/** Room for a note of a few lines, and for the sum that follows on the same page. */
const noteRoom = 45

/** One line of figures; `note` stands small below what it is about, and a `sum` on the page of what it sums up. */
export type SheetRow = { label: string; note?: string; amount: Money; strong?: boolean; sum?: boolean }

const writing = (pdf: Pdf, speech: PaperSpeech) => ({
  /** Whose paper it is. */
  letterhead(name: string, lines: readonly string[]): void {
    pdf.font('strong').fontSize(10).fillColor(ink).text(name, left, 56)
    pdf.font('text').fillColor(ink2)
    for (const line of lines) pdf.text(line)
  },
  title(text: string): void {
    pdf.font('strong').fontSize(26).fillColor(ink).text(text, left, 134)
  },
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    pdf.fontSize(10).moveDown(1)
    for (const [label, value] of facts) {
      const { y } = pdf
      pdf.font('text').fillColor(ink2).text(label, left, y, { width: 70 })
      pdf.fillColor(ink).text(value, left + 76, y, { width: width - 76 })
      pdf.moveDown(0.35)
    }
  },
  heading(text: string): void {
    if (pdf.y > lowest - 60) pdf.addPage()
    pdf.font('strong').fontSize(13).fillColor(ink).text(text, left, pdf.y, { width })
    pdf.y += 4
  },
  /** A hairline with room around it, in points. */
  line(above: number, below: number, colour: 'faint' | 'ink' = 'faint'): void {
    pdf.y += above
    pdf
      .moveTo(left, pdf.y)
      .lineTo(right, pdf.y)
      .lineWidth(0.6)
      .strokeColor(colour === 'ink' ? ink : rule)
      .stroke()
    pdf.y += below
  },
  row({ label, note, amount, strong, sum }: SheetRow): void {
    if (!sum && pdf.y > (note ? lowest - noteRoom : lowest)) pdf.addPage()
    const { y } = pdf
    pdf
      .font(strong ? 'strong' : 'text')
      .fontSize(strong ? 13 : 10.5)
      .fillColor(ink)
    pdf.text(speech.money(amount), right - amountWidth, y, { width: amountWidth, align: 'right' })
    pdf.text(label, left, y, { width: width - amountWidth - 20 })
    if (note)
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(ink2)
        .text(note, left, pdf.y + 1, { width: width - amountWidth - 20 })
    pdf.moveDown(0.6)
  },
  sentence(text: string): void {
    if (pdf.y > lowest) pdf.addPage()
    pdf.font('text').fontSize(10).fillColor(ink2).text(text, left, pdf.y, { width })
  },
  space(points: number): void {
    pdf.y += points
  },
})
export type Sheet = ReturnType<typeof writing>

const foot = (pdf: Pdf, text: string, speech: PaperSpeech) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would begin a page of its own.
    pdf.page.margins.bottom = 0
    pdf.font('text').fontSize(8.5).fillColor(ink2)
    pdf.text(text, left, 790, { lineBreak: false })
    pdf.text(speech.page(page + 1, count), right - 60, 790, { width: 60, align: 'right', lineBreak: false })
  }
}

export type SheetOf = {
  /** What the file is called where it is shown, and who wrote it. */
  title: string
  author: string
  language: Language
  /** Stands at the foot of every page, beside its number. */
  foot: string
}

/** A paper of A4 pages as PDF: the house's own face embedded, so that names of many languages can be read. */
export const printed = async (of: SheetOf, write: (sheet: Sheet) => void): Promise<Buffer> => {
  const { text, strong } = await fontsRead()
  const speech = paperSpeech(of.language)
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: 56, bottom: 70, left, right: 62 },
    bufferPages: true,
    lang: of.language,
    tagged: true,
    displayTitle: true,
    info: { Title: of.title, Author: of.author },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('text', text)
  pdf.registerFont('strong', strong)
  write(writing(pdf, speech))
  foot(pdf, of.foot, speech)
  pdf.end()
  return done
}
