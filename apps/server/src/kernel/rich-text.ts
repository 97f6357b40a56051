import { linkProblem, richText } from '@porchlight/contract'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: [...richText.elements],
  allowedAttributes: Object.fromEntries(Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...richText.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The content of these elements is a program, a drawing, or the inside of a form, never prose.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
    'object',
  ],
  nestingLimit: 30,
  transformTags: richText.aliases,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && (attribs.href === undefined || linkProblem(attribs.href)) ? 'excludeTag' : false,
}

/** Serializes as browsers do, so that editor output passes through unchanged. */
const onePass = (html: string): string =>
  sanitizeHtml(html, options).replaceAll('<br />', '<br>').replaceAll('\u00a0', '&nbsp;')

/** Removing an element can put two others next to each other that a parser then separates: rarely more than twice. */
const passes = 8

/** Reduces HTML to what `richText` allows: other elements lose their tags, scripts are removed completely. */
export const sanitiseRichText = (html: string): string => {
  let before = html
  for (let pass = 0; pass < passes; pass++) {
    const after = onePass(before)
    if (after === before) return after
    before = after
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', '&nbsp;')
}
