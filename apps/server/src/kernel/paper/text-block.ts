import type PdfDocument from 'pdfkit'
import { dataOf, type Face, type Weight } from './faces.ts'
import { isPlain, type Line, linesOf, type Run } from './runs.ts'

type Pdf = InstanceType<typeof PdfDocument>

export type Place = {
  x: number
  y: number
  /** Wraps lines at this width; without it the text is one line. */
  width?: number
  align?: 'left' | 'right'
  weight: Weight
  size: number
  color: string
}

/** Scripts with marks above and below need taller lines than Latin. */
const tallLine = 1.4

type Features = PDFKit.Mixins.OpenTypeFeatures[]

// An empty list makes the library shape a run as a whole instead of word by word.
const allFeatures: Features = []
// Some fonts don't say where a mark goes, which makes the shaper fail: then marks go where their glyphs put them.
const noMarks = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features

type Content = { addContent(data: string): unknown }

/**
 * Tells PDF readers which letters the glyphs stand for. It must be set inside the text object: outside, another
 * coordinate system applies, and readers would find the text elsewhere on the page.
 */
const withActualText = (pdf: Pdf, text: string, draw: () => void): void => {
  const content = pdf as unknown as Content
  const { addContent } = content
  content.addContent = (data) => {
    if (data === 'BT') {
      content.addContent = addContent
      pdf.markContent('Span', { actual: text })
      content.addContent = ended
    }
    return addContent.call(pdf, data)
  }
  const ended = (data: string): unknown => {
    const added = addContent.call(pdf, data)
    if (data === 'ET') {
      content.addContent = addContent
      pdf.endMarkedContent()
    }
    return added
  }
  try {
    draw()
  } finally {
    content.addContent = addContent
  }
}

type Glyph = { id: number; codePoints: number[]; advanceWidth: number }
type Embedded = {
  font: { _glyphs: Record<number, Glyph>; getGlyph(id: number, codePoints?: number[]): Glyph }
  layout(text: string, features?: Features): { glyphs: Glyph[]; positions: unknown[] }
  encode(text: string, features?: Features): [codes: string[], positions: unknown[]]
  subset: { glyphs: number[] }
  widths: number[]
  unicode: number[][]
  scale: number
}

/**
 * Some faces draw several letters with one glyph and add the dots: ر and ز. The library tells PDF readers one
 * character per glyph, so a name would be read, searched, and copied with another. Each character gets a glyph and a
 * number of its own.
 */
const separateLetters = (embedded: Embedded): void => {
  const { font } = embedded
  const { getGlyph } = font
  const glyphs = new Map<string, Glyph>()
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`
    const known = glyphs.get(key)
    if (known) return known
    delete font._glyphs[id]
    const glyph = getGlyph.call(font, id, codePoints)
    glyphs.set(key, glyph)
    return glyph
  }
  const numbers = new Map<Glyph, number>()
  embedded.encode = (text, features) => {
    const { glyphs: shaped, positions } = embedded.layout(text, features)
    const codes = shaped.map((glyph) => {
      const number = numbers.get(glyph) ?? embedded.subset.glyphs.push(glyph.id) - 1
      numbers.set(glyph, number)
      embedded.widths[number] ??= glyph.advanceWidth * embedded.scale
      embedded.unicode[number] ??= glyph.codePoints
      return number.toString(16).padStart(4, '0')
    })
    return [codes, positions]
  }
}

/** Writes text in any script: each run in a face that has its letters, in reading order. */
export const writer = (pdf: Pdf) => {
  const registered = new Set<string>()
  const use = (face: Face, size: number): void => {
    if (!registered.has(face.id)) {
      registered.add(face.id)
      if (face.id !== 'text' && face.id !== 'strong') {
        pdf.registerFont(face.id, dataOf(face))
        separateLetters((pdf.font(face.id) as unknown as { _font: Embedded })._font)
      }
    }
    pdf.font(face.id).fontSize(size)
  }
  const markless = new Set<string>()
  const featuresOf = ({ text, face }: Run): Features => (markless.has(`${face.id} ${text}`) ? noMarks : allFeatures)
  const widthOf = (run: Run, size: number): number => {
    use(run.face, size)
    try {
      return pdf.widthOfString(run.text, { features: featuresOf(run) })
    } catch {
      markless.add(`${run.face.id} ${run.text}`)
      return pdf.widthOfString(run.text, { features: noMarks })
    }
  }

  const drawRun = (run: Run, x: number, baseline: number, size: number): void => {
    const { text, face } = run
    use(face, size)
    const draw = () =>
      pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(run) })
    if (face.isComplex) withActualText(pdf, text, draw)
    else draw()
  }

  const drawLine = (line: Line, baseline: number, { x, width, align, size }: Place): void => {
    const widths = line.map((run) => widthOf(run, size))
    const total = widths.reduce((sum, one) => sum + one, 0)
    let at = align === 'right' && width !== undefined ? x + width - total : x
    for (const [index, run] of line.entries()) {
      drawRun(run, at, baseline, size)
      at += widths[index] ?? 0
    }
  }

  return (text: string, place: Place): void => {
    const { x, y, width, align = 'left', weight, size, color } = place
    pdf.font(weight).fontSize(size).fillColor(color)
    if (isPlain(text, weight)) {
      const wrapping = width === undefined ? { lineBreak: false } : { width, align }
      pdf.text(text, x, y, wrapping)
      return
    }
    const plainLine = pdf.currentLineHeight(true)
    const ascent = (pdf as unknown as { _font: { ascender: number } })._font.ascender
    const lines = linesOf(text, weight, width ?? Number.POSITIVE_INFINITY, (run) => widthOf(run, size))
    const height = Math.max(plainLine, size * tallLine)
    let top = y
    for (const line of lines) {
      if (width !== undefined && top + height > pdf.page.height - pdf.page.margins.bottom) {
        pdf.addPage()
        top = pdf.page.margins.top
      }
      drawLine(line, top + (height - plainLine) / 2 + (ascent / 1000) * size, place)
      top += height
    }
    pdf.font(weight).fontSize(size)
    pdf.x = x
    pdf.y = top
  }
}
