import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The standard's own rules; formatting is up to React. Checks what a document can contain, not its style. */
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

/**
 * A template contains another document, and a placeholder for a streamed part is replaced by it, so names can repeat.
 */
const settled = (html: string): string =>
  html.replaceAll(/<!--\$\?-->.*?<!--\/\$-->/gs, '').replaceAll(/<template\b[^>]*>.*?<\/template>/gs, '')

/** Violations of the HTML standard in a page. */
export const htmlFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(settled(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} [${selector ?? ''}]`),
  )
}
