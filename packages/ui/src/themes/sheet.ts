/** One declaration of a sheet and the rule it stands in. */
export type Declaration = { rule: string; property: string; value: string }

const spaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Every declaration of a sheet with its rule's selector; inside `@keyframes`, the name of the animation. */
export const declarationsOf = (css: string): Declaration[] => {
  const found: Declaration[] = []
  const rules: string[] = []
  let text = ''
  const take = () => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(text) ?? []
    const frames = rules.find((rule) => rule.startsWith('@keyframes'))
    if (property && value) found.push({ rule: frames ?? rules.at(-1) ?? '', property, value: spaces(value) })
    text = ''
  }
  for (const char of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (char === '{') {
      rules.push(spaces(text))
      text = ''
    } else if (char === '}') {
      take()
      rules.pop()
    } else if (char === ';') take()
    else text += char
  }
  return found
}

/** Splits at spaces (or what is given) that stand in no bracket. */
export const words = (value: string, between = ' '): string[] => {
  const found = ['']
  let depth = 0
  for (const char of value) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === between && depth === 0) found.push('')
    else found[found.length - 1] += char
  }
  return found.map((word) => word.trim()).filter((word) => word !== '')
}
