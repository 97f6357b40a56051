/** One declaration of a style sheet, with its rule. */
export type Declaration = { rule: string; property: string; value: string }

const spaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Every declaration of a style sheet with its rule's selector; inside `@keyframes`, the name of the animation. */
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

/** Splits at spaces (or the given separator) outside brackets. */
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

export type Pair = { ink: string; ground: string }

const roleIn = (value: string | undefined): string | undefined => /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]

type Rules = ReadonlyMap<string, readonly Declaration[]>

/** A component's own role, such as a tone, stands for every role it is set to: one pair for each rule that sets it. */
const spelledOut = (pair: Pair, rules: Rules): Pair[] => {
  const givers = [...rules.values()].filter((rule) =>
    rule.some(({ property }) => property === `--${pair.ink}` || property === `--${pair.ground}`),
  )
  if (givers.length === 0) return [pair]
  const given = (role: string, rule: readonly Declaration[]) => {
    const own = [rule, ...givers].map((each) => each.findLast(({ property }) => property === `--${role}`))
    const value = own.find((declaration) => declaration !== undefined)?.value
    return value === undefined ? role : roleIn(value)
  }
  return givers.flatMap((rule) => {
    const ink = given(pair.ink, rule)
    const ground = given(pair.ground, rule)
    return ink === undefined || ground === undefined ? [] : [{ ink, ground }]
  })
}

/** Roles used on top of each other in one rule: its `color` on its `background`. */
export const pairsOf = (css: string): Pair[] => {
  const rules = Map.groupBy(declarationsOf(css), ({ rule }) => rule)
  return [...rules.values()].flatMap((declarations) => {
    const last = (wanted: RegExp) => roleIn(declarations.findLast(({ property }) => wanted.test(property))?.value)
    const ink = last(/^color$/)
    const ground = last(/^background(-color)?$/)
    return ink === undefined || ground === undefined ? [] : spelledOut({ ink, ground }, rules)
  })
}
