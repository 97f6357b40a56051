import { type Extensions, Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { hasLinks, headingsOf, partsOf, type RichTextRules } from './rich-text-rules.ts'

/** A link with only an address; one that isn't allowed isn't a link. */
const linkMark = (isLink: (href: string) => boolean) =>
  Mark.create({
    name: 'link',
    priority: 1000,
    inclusive: false,
    addAttributes: () => ({ href: { default: null } }),
    parseHTML: () => [
      { tag: 'a[href]', getAttrs: (element) => (isLink(element.getAttribute('href') ?? '') ? null : false) },
    ],
    renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes.href }, 0],
  })

/** Elements have no attributes, unless the rules name one. */
const withoutAttributes = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension instanceof Node && extension.name === 'orderedList'
        ? extension.extend({ addAttributes: () => ({}) })
        : extension,
    )
  },
})

/** The editor features the rules allow, and nothing else. */
export const extensionsFor = (rules: RichTextRules, isLink: (href: string) => boolean): Extensions => {
  const parts = partsOf(rules)
  const headings = headingsOf(rules)
  const part = (name: Parameters<typeof parts.has>[0]) => (parts.has(name) ? {} : (false as const))
  const kit = withoutAttributes.configure({
    blockquote: part('blockquote'),
    bold: part('bold'),
    bulletList: part('bulletList'),
    code: part('code'),
    codeBlock: part('codeBlock'),
    hardBreak: part('hardBreak'),
    heading: headings.length > 0 ? { levels: headings } : false,
    horizontalRule: part('horizontalRule'),
    italic: part('italic'),
    listItem: part('listItem'),
    listKeymap: part('listItem'),
    orderedList: part('orderedList'),
    strike: part('strike'),
    underline: part('underline'),
    link: false,
    // For features no rule here allows: pictures, and blocks that text can't follow.
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  })
  return hasLinks(rules) ? [kit, linkMark(isLink)] : [kit]
}
