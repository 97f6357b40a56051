import type { Money } from '@porchlight/contract'
import { type Formats, formatsOf, type Spoken } from '@porchlight/wording'
import PdfDocument from 'pdfkit'
import { dataOf, ownFace } from './faces.ts'
import { writer } from './text-block.ts'

type Pdf = InstanceType<typeof PdfDocument>

const ink = '#1b1a17'
const ink2 = '#5c5850'
const rule = '#d9d4c8'
const left = 62
const right = 595.28 - 62
const width = right - left
const amountWidth = 110
/** Space for a logo at the end of the letterhead. */
const logoWidth = 150
const logoHeight = 52
/** Where a page ends and the next begins, in points from the top. */
const lowest = 730

/** Space for a note of a few lines, and for the sum that follows on the same page. */
const noteRoom = 45

/**
 * One line of figures; `note` is printed small below its label, and a `sum` stays on the same page as what it adds up.
 */
export type SheetRow = { label: string; note?: string; amount: Money; strong?: boolean; sum?: boolean }

const writing = (pdf: Pdf, speech: Formats) => {
  const put = writer(pdf)
  const text = { x: left, weight: 'text', size: 10, color: ink2 } as const
  return {
    /** Prints the name of the company the document belongs to. */
    letterhead(name: string, lines: readonly string[], logo?: Buffer): void {
      if (logo) {
        // Marked as decoration: the name beside the logo already says what it shows.
        pdf.markContent('Artifact', { type: 'Layout' })
        pdf.image(logo, right - logoWidth, 56, { fit: [logoWidth, logoHeight], align: 'right' })
        pdf.endMarkedContent()
      }
      const beside = logo ? width - logoWidth - 20 : width
      put(name, { ...text, y: 56, width: beside, weight: 'strong', color: ink })
      for (const line of lines) put(line, { ...text, y: pdf.y, width: beside })
    },
    title(title: string): void {
      put(title, { ...text, y: Math.max(134, pdf.y + 18), width, weight: 'strong', size: 26, color: ink })
    },
    facts(facts: readonly (readonly [label: string, value: string])[]): void {
      pdf.fontSize(10).moveDown(1)
      for (const [label, value] of facts) {
        const { y } = pdf
        put(label, { ...text, y, width: 70 })
        const below = pdf.y
        put(value, { ...text, x: left + 76, y, width: width - 76, color: ink })
        pdf.y = Math.max(below, pdf.y)
        pdf.moveDown(0.35)
      }
    },
    heading(heading: string): void {
      if (pdf.y > lowest - 60) pdf.addPage()
      put(heading, { ...text, y: pdf.y, width, weight: 'strong', size: 13, color: ink })
      pdf.y += 4
    },
    /** A hairline with space around it, in points. */
    line(above: number, below: number, color: 'faint' | 'ink' = 'faint'): void {
      pdf.y += above
      pdf
        .moveTo(left, pdf.y)
        .lineTo(right, pdf.y)
        .lineWidth(0.6)
        .strokeColor(color === 'ink' ? ink : rule)
        .stroke()
      pdf.y += below
    },
    row({ label, note, amount, strong, sum }: SheetRow): void {
      if (!sum && pdf.y > (note ? lowest - noteRoom : lowest)) pdf.addPage()
      const { y } = pdf
      const style = { y, weight: strong ? 'strong' : 'text', size: strong ? 13 : 10.5, color: ink } as const
      put(speech.money(amount), { ...style, x: right - amountWidth, width: amountWidth, align: 'right' })
      put(label, { ...style, x: left, width: width - amountWidth - 20 })
      if (note) put(note, { ...text, y: pdf.y + 1, size: 8.5, width: width - amountWidth - 20 })
      pdf.moveDown(0.6)
    },
    sentence(sentence: string): void {
      if (pdf.y > lowest) pdf.addPage()
      put(sentence, { ...text, y: pdf.y, width })
    },
    space(points: number): void {
      pdf.y += points
    },
  }
}
export type Sheet = ReturnType<typeof writing>

const foot = (pdf: Pdf, text: string, speech: Formats) => {
  const put = writer(pdf)
  const style = { y: 790, weight: 'text', size: 8.5, color: ink2 } as const
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Printed below the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    put(text, { ...style, x: left })
    pdf.font('text').fontSize(8.5).fillColor(ink2)
    pdf.text(speech.page(page + 1, count), right - 60, 790, { width: 60, align: 'right', lineBreak: false })
  }
}

export type SheetOf = {
  /** The title shown for the file; its author follows. */
  title: string
  author: string
  language: Spoken
  /** Printed at the foot of every page, beside the page number. */
  foot: string
}

/** Renders a document of A4 pages as PDF. Its faces are embedded, so that names in every script can be read. */
export const printed = async (of: SheetOf, write: (sheet: Sheet) => void): Promise<Buffer> => {
  const speech = formatsOf(of.language)
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
  for (const weight of ['text', 'strong'] as const) pdf.registerFont(weight, dataOf(ownFace(weight)))
  write(writing(pdf, speech))
  foot(pdf, of.foot, speech)
  pdf.end()
  return done
}
