import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The standard's own rules; how it is written is up to React. What a document may hold is checked, not its style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      'attr-case': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'element-case': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'no-raw-characters': 'off',
      'no-trailing-whitespace': 'off',
      'prefer-native-element': 'off',
      'void-style': 'off',
    },
  }),
)

/** A template holds another document, and what stands in for a part that streams in is replaced by it: names may repeat. */
const settled = (html: string): string =>
  html.replaceAll(/<!--\$\?-->.*?<!--\/\$-->/gs, '').replaceAll(/<template\b[^>]*>.*?<\/template>/gs, '')

/** What the HTML standard forbids in a page. */
export const htmlFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(settled(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} [${selector ?? ''}]`),
  )
}
