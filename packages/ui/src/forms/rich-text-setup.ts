import { type Extensions, Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { hasLinks, headingsOf, partsOf, type RichTextRules } from './rich-text-rules.ts'

/** A link with an address and nothing else; one that may not be followed is no link. */
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

/** Elements are written bare, unless the rules name an attribute. */
const withoutAttributes = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension instanceof Node && extension.name === 'orderedList'
        ? extension.extend({ addAttributes: () => ({}) })
        : extension,
    )
  },
})

/** The editor that the rules allow, and nothing beyond. */
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
    // They serve what no rule here allows: pictures, and blocks one cannot write after.
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  })
  return hasLinks(rules) ? [kit, linkMark(isLink)] : [kit]
}
