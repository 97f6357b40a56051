export type Heading = { id: string; text: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Adds ids to a document's headings, and lists them. */
export const outlineOf = (html: string): { html: string; headings: Heading[] } => {
  const headings: Heading[] = []
  const named = html.replace(/<h2>(.*?)<\/h2>/g, (_, inside: string) => {
    const text = plain(inside)
    const slug = slugOf(text) || 'part'
    const id = headings.some((heading) => heading.id === slug) ? `${slug}-${headings.length + 1}` : slug
    headings.push({ id, text })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html: named, headings }
}
