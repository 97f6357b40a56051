import { linkProblem, richText } from '@porchlight/contract'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: [...richText.elements],
  allowedAttributes: Object.fromEntries(Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...richText.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands in these is a program, a drawing or a form's inside, never prose.
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

/** As browsers write it, so that what the editor makes comes back letter for letter. */
const onePass = (html: string): string =>
  sanitizeHtml(html, options).replaceAll('<br />', '<br>').replaceAll('\u00a0', '&nbsp;')

/** Taking an element away can put two others next to each other that a parser then takes apart: rarely more than twice. */
const passes = 8

/** Leaves of what was sent only the HTML of `richText`: other elements lose their tags, programs go altogether. */
export const sanitiseRichText = (html: string): string => {
  let before = html
  for (let pass = 0; pass < passes; pass++) {
    const after = onePass(before)
    if (after === before) return after
    before = after
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', '&nbsp;')
}
