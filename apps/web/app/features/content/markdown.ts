import type { ContentBlock, ContentDocument, ContentImage, TextPart, TextSpan } from '@porchlight/contract'

const signs = /[\\`*_[\]<>#|]/g
/** Escapes characters that Markdown would interpret. */
export const plain = (text: string): string => text.replaceAll(signs, (sign) => `\\${sign}`)

const spanOf = ({ text, bold, italic, href }: TextSpan): string => {
  const slanted = italic ? `*${plain(text)}*` : plain(text)
  const weighted = bold ? `**${slanted}**` : slanted
  return href ? `[${weighted}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : weighted
}

const spansOf = (spans: readonly TextSpan[]): string => spans.map(spanOf).join('')

const partOf = (part: TextPart): string =>
  part.kind === 'paragraph'
    ? spansOf(part.spans)
    : part.items.map((item, at) => `${part.ordered ? `${at + 1}.` : '-'} ${spansOf(item)}`).join('\n')

const imageOf = ({ alt, caption }: ContentImage): string => `*${plain(caption || alt)}*`

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`

const blockOf = (block: ContentBlock, { resolved }: Pick<ContentDocument, 'resolved'>): string => {
  switch (block.type) {
    case 'text':
      return block.parts.map(partOf).join('\n\n')
    case 'heading':
      return `${'#'.repeat(block.level)} ${plain(block.text)}`
    case 'image':
      return imageOf(block.image)
    case 'gallery':
    case 'vertical_gallery':
    case 'carousel':
      return block.images.map(imageOf).join('\n\n')
    case 'video':
      return `*${plain(block.caption || block.title)}*`
    case 'homes':
      return [
        `## ${plain(block.title)}`,
        ...resolved.homes.map(({ name, slug, town }) => `- [${plain(name)}, ${plain(town)}](</properties/${slug}>)`),
      ].join('\n')
    case 'quote':
      return [`> ${plain(block.text)}`, ...(block.source ? [`> — ${plain(block.source)}`] : [])].join('\n')
    case 'map':
      return [
        `## ${plain(block.title)}`,
        ...block.stops.map(
          ({ name, note, time }, at) => `${at + 1}. ${[name, note, time].filter(Boolean).map(plain).join(', ')}`,
        ),
      ].join('\n')
    case 'callout':
      return `[${plain(block.title)}: ${plain(block.label)}](<${block.href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
    case 'list':
      return [
        ...(block.title ? [`**${plain(block.title)}**`, ''] : []),
        ...block.items.map(({ term, text }) => `- ${plain(term)}: ${plain(text)}`),
      ].join('\n')
    case 'table':
      return [
        `**${plain(block.caption)}**`,
        '',
        row(block.head),
        `|${block.head.map(() => ' --- |').join('')}`,
        ...block.rows.map(row),
      ].join('\n')
    case 'questions':
      return block.items.map(({ question, answer }) => `### ${plain(question)}\n\n${plain(answer)}`).join('\n\n')
    case 'divider':
      return '---'
  }
}

/** A document as Markdown, for programs. */
export const markdownOf = (document: ContentDocument): string =>
  [
    `# ${plain(document.title)}`,
    ...(document.summary ? [plain(document.summary)] : []),
    ...document.body.map((block) => blockOf(block, document)),
    '',
  ].join('\n\n')
